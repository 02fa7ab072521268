//! How an SVG is read back.

use ball_rules::{Piece, Square};
use roxmltree::{Document, Node};

pub fn parsed(text: &str) -> Document<'_> {
    Document::parse(text).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

pub fn with_class<'a>(document: &'a Document<'a>, class: &str) -> Vec<Node<'a, 'a>> {
    let has = |node: &Node<'_, '_>| classes(*node).any(|other| other == class);
    document.descendants().filter(has).collect()
}

pub fn classes<'a>(node: Node<'a, '_>) -> impl Iterator<Item = &'a str> {
    node.attribute("class").unwrap_or_default().split_whitespace()
}

pub fn number(node: Node<'_, '_>, name: &str) -> i32 {
    node.attribute(name).unwrap().parse().unwrap()
}

pub fn square_node<'a>(document: &'a Document<'a>, square: Square) -> Node<'a, 'a> {
    named(document, "data-square", &square.to_string())
}

pub fn piece_node<'a>(document: &'a Document<'a>, piece: Piece) -> Node<'a, 'a> {
    named(document, "data-piece", &piece.to_string())
}

fn named<'a>(document: &'a Document<'a>, attribute: &str, name: &str) -> Node<'a, 'a> {
    document.descendants().find(|node| node.attribute(attribute) == Some(name)).unwrap()
}

/// The middle of a square.
pub fn middle(document: &Document<'_>, square: Square) -> (i32, i32) {
    let node = square_node(document, square);
    let half = |name| number(node, name) / 2;
    (number(node, "x") + half("width"), number(node, "y") + half("height"))
}

pub fn title(node: Node<'_, '_>) -> String {
    let title = node.first_element_child().unwrap();
    assert_eq!(title.tag_name().name(), "title");
    title.text().unwrap().to_string()
}

pub fn sheet<'a>(document: &'a Document<'a>) -> &'a str {
    let style = document.descendants().find(|node| node.has_tag_name("style"));
    style.unwrap().text().unwrap()
}
