/** A draw.io file of 500 boxes in rows, each with a line to the next one and some to the row below. */
export const fiveHundredShapes = (): string => {
  const boxes = Array.from({ length: shapes }, (_, index) => box(index));
  const lines = Array.from({ length: shapes }, (_, index) => [
    ...(index % perRow === perRow - 1 ? [] : [line(index, index + 1)]),
    ...(index % 5 === 0 && index + perRow < shapes ? [line(index, index + perRow)] : []),
  ]).flat();
  const cells = ['<mxCell id="0"/>', '<mxCell id="1" parent="0"/>', ...boxes, ...lines].join('');
  return `<mxfile><diagram id="p" name="Page-1"><mxGraphModel><root>${cells}</root></mxGraphModel></diagram></mxfile>`;
};

const shapes = 500;
const perRow = 25;

export const idOf = (index: number): string => `s${index}`;

const box = (index: number): string => {
  const place = `x="${(index % perRow) * 180}" y="${Math.floor(index / perRow) * 110}"`;
  return `<mxCell id="${idOf(index)}" value="Step ${index + 1}" style="rounded=1;whiteSpace=wrap;html=1;" vertex="1" parent="1"><mxGeometry ${place} width="120" height="60" as="geometry"/></mxCell>`;
};

const line = (from: number, to: number): string =>
  `<mxCell id="${idOf(from)}-${idOf(to)}" style="edgeStyle=orthogonalEdgeStyle;html=1;" edge="1" parent="1" source="${idOf(from)}" target="${idOf(to)}"><mxGeometry relative="1" as="geometry"/></mxCell>`;
