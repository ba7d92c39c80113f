/** What one person and one visitor can send to hold up everybody else. */

const file = (cells: string): string =>
  `<mxfile><diagram id="p" name="Page"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells}</root></mxGraphModel></diagram></mxfile>`;

const range = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Lines criss-cross over a grid of 200 shapes, each jumping over those below it. */
export const crossingLines = (count: number): string =>
  file(
    range(
      200,
      (at) =>
        `<mxCell id="v${at}" value="V${at}" vertex="1" parent="1"><mxGeometry x="${(at % 15) * 160}" y="${Math.floor(at / 15) * 100}" width="100" height="50" as="geometry"/></mxCell>`,
    ) +
      range(
        count,
        (at) =>
          `<mxCell id="e${at}" style="edgeStyle=orthogonalEdgeStyle;jumpStyle=arc" edge="1" parent="1" source="v${(at * 7919) % 200}" target="v${(at * 104_729 + 13) % 200}"><mxGeometry relative="1" as="geometry"/></mxCell>`,
      ),
  );

/** Boxes that all lie on each other. */
export const heapOfBoxes = (count: number): string =>
  file(
    range(
      count,
      (at) =>
        `<mxCell id="b${at}" value="B${at}" vertex="1" parent="1"><mxGeometry x="${at % 40}" y="${at % 60}" width="120" height="60" as="geometry"/></mxCell>`,
    ),
  );
