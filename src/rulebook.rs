#![doc = include_str!("../docs/RULES.md")]
// The page's "[ruling]" marks look like links and are none.
#![allow(rustdoc::broken_intra_doc_links)]
