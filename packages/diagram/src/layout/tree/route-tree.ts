import type { Connector, Point, Rect, Route } from '../../model/index.ts';

/** From below the parent, across half-way between the rows, down to the top of the child. */
export const routeToChild = (connector: Connector, parent: Rect, child: Rect, channel: number): Route => {
  const start = { x: parent.x + parent.width / 2, y: parent.y + parent.height };
  const end = { x: child.x + child.width / 2, y: child.y };
  const isStraight = Math.abs(start.x - end.x) < 1;
  const points: readonly Point[] = isStraight
    ? [start, { ...end, x: start.x }]
    : [start, { x: start.x, y: channel }, { x: end.x, y: channel }, end];
  return withLabel(connector, points, { x: end.x, y: (channel + end.y) / 2 });
};

/** Down the line that the leaf hangs from, then to the leaf's near side. */
export const routeToHungLeaf = (
  connector: Connector,
  parent: Rect,
  leaf: Rect,
  line: number,
  channel: number,
): Route => {
  const start = { x: parent.x + parent.width / 2, y: parent.y + parent.height };
  const middle = leaf.y + leaf.height / 2;
  const end = { x: line < leaf.x ? leaf.x : leaf.x + leaf.width, y: middle };
  const isBelow = Math.abs(start.x - line) < 1;
  const across = isBelow
    ? []
    : [
        { x: start.x, y: channel },
        { x: line, y: channel },
      ];
  const foot = { x: isBelow ? start.x : line, y: middle };
  return withLabel(connector, [start, ...across, foot, end], { x: (foot.x + end.x) / 2, y: middle });
};

/** The label stands to the right of its line, clear of it. */
const withLabel = (connector: Connector, points: readonly Point[], beside: Point): Route => {
  if (connector.label === '') return { points };
  return { points, label: { x: beside.x + connector.labelSize.width / 2 + 6, y: beside.y } };
};
