//! The style sheet: a light half and a dark one. Every rule begins with the class of the drawing, so
//! that in a page it touches nothing else. No variables, which not every viewer knows.

use crate::piece::Team;

/// The class of a team's pieces.
pub(super) const fn team(team: Team) -> &'static str {
    match team {
        Team::Atk => "atk",
        Team::Def => "def",
    }
}

pub(super) const SHEET: &str = "\
.ball-rules text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
.ball-rules .end{text-anchor:end}
.ball-rules .mid{text-anchor:middle}
.ball-rules .turn{font-size:50px;font-weight:700;fill:#20242b}
.ball-rules .note{font-size:42px;fill:#20242b}
.ball-rules .small{font-size:36px;fill:#5d636d}
.ball-rules .paper{fill:#fbfaf7}
.ball-rules .ground{fill:#f3f0e9}
.ball-rules .square{fill:#dcd6c8}
.ball-rules .zone-atk{fill:#dfe9f8}
.ball-rules .zone-def{fill:#fce8da}
.ball-rules .square-atk{fill:#b7cfee}
.ball-rules .square-def{fill:#f3c9ad}
.ball-rules .stripes{fill:none;stroke:#000;stroke-opacity:.055;stroke-width:9;pointer-events:none}
.ball-rules .frame{fill:none;stroke:#8d877a;stroke-width:4;pointer-events:none}
.ball-rules .target{fill:#08835f}
.ball-rules .ring{fill:none;stroke:#08835f;stroke-width:10}
.ball-rules .chosen{fill:#20242b;fill-opacity:.18;stroke:#20242b;stroke-width:8}
.ball-rules .target,.ball-rules .ring,.ball-rules .chosen{pointer-events:none}
.ball-rules .atk{fill:#1f5fbf;stroke:#123a78;stroke-width:6}
.ball-rules .def{fill:#fff6ee;stroke:#c4480a;stroke-width:9}
.ball-rules .piece{stroke-linejoin:round}
.ball-rules .piece text{font-size:40px;font-weight:700;text-anchor:middle;stroke:none}
.ball-rules .piece .lying{font-size:34px}
.ball-rules .spark{fill:#20242b;stroke:none}
.ball-rules .atk text{fill:#fff}
.ball-rules .def text{fill:#8a2f02}
.ball-rules .ball{fill:#ffd23f;stroke:#20242b;stroke-width:5}
.ball-rules .seam{fill:none;stroke-width:4}
.ball-rules .badge{fill:#fff;stroke:#20242b;stroke-width:3}
.ball-rules .bars{fill:none;stroke:#20242b;stroke-width:5;stroke-linecap:round}
.ball-rules .ap{fill:none;stroke:#20242b;stroke-width:5}
.ball-rules .left{fill:#20242b}
.ball-rules .arrow{pointer-events:none;fill:#20242b;stroke:#20242b;stroke-linejoin:round}
.ball-rules .shaft{fill:none;stroke-width:14}
.ball-rules .core{stroke:none}
.ball-rules .acting .shaft{stroke-linecap:round}
.ball-rules .head{stroke-width:4}
.ball-rules .moved .shaft{stroke-dasharray:14 12}
.ball-rules .thrown .shaft{stroke-width:19;stroke-dasharray:0 26;stroke-linecap:round}
.ball-rules .thrown .core{stroke:#ffd23f;stroke-width:10}
.ball-rules .thrown .head{fill:#ffd23f;stroke-width:5}
@media (prefers-color-scheme:dark){
.ball-rules .turn,.ball-rules .note,.ball-rules .left{fill:#eceff4}
.ball-rules .small{fill:#a4abb6}
.ball-rules .paper{fill:#15181d}
.ball-rules .ground{fill:#1d2127}
.ball-rules .square{fill:#323943}
.ball-rules .zone-atk{fill:#182740}
.ball-rules .zone-def{fill:#38221a}
.ball-rules .square-atk{fill:#24426f}
.ball-rules .square-def{fill:#663b22}
.ball-rules .stripes{stroke:#fff;stroke-opacity:.05}
.ball-rules .frame{stroke:#59616d}
.ball-rules .target{fill:#2fd3a2}
.ball-rules .ring{stroke:#2fd3a2}
.ball-rules .chosen{fill:#eceff4;stroke:#eceff4}
.ball-rules .atk{fill:#2d74dc;stroke:#a8caff}
.ball-rules .ap{stroke:#eceff4}
.ball-rules .arrow{fill:#eceff4;stroke:#eceff4}
.ball-rules .thrown{stroke:#0d0f12}
}
";
