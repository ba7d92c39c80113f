import { type Box, drawArrow, drawClosed, drawLine } from './draw-figures.ts';
import { bell, type Hand, type Random, type Spot, type Stroke } from './hand.ts';

/** What somebody means to draw. */
export interface MeantDiagram {
  readonly shapes: readonly { readonly label: string; readonly kind: MeantKind; readonly frame?: string }[];
  readonly lines: readonly {
    readonly from: string;
    readonly to: string;
    readonly label: string;
    readonly head: boolean;
  }[];
}

type MeantKind = 'rectangle' | 'circle' | 'triangle' | 'diamond';

/** As a board keeps it; words are typed. */
export interface DrawnThing {
  readonly id: string;
  readonly type: 'pen' | 'text';
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly strokeWidth: number;
  readonly opacity: number;
  readonly points?: readonly (readonly [number, number, number])[];
  readonly text?: string;
}

const columns = 3;
const cell = { width: 380, height: 370 };

/** Three to six shapes on a sheet of 1200 by 800, arrows between neighbours, now and then words beside an arrow and a frame around two. */
export const drawDiagram = (hand: Hand): { readonly meant: MeantDiagram; readonly drawn: readonly DrawnThing[] } => {
  const { random } = hand;
  const count = 3 + Math.floor(random() * 4);
  const places = shuffled([0, 1, 2, 3, 4, 5], random).slice(0, count).toSorted();
  const boxes = places.map((place) => boxIn(place, random));
  const kinds = boxes.map(() => pick<MeantKind>(['rectangle', 'rectangle', 'circle', 'diamond', 'triangle'], random));
  const labels = boxes.map((_, index) => `Part ${String.fromCharCode(65 + index)}`);
  const drawn: DrawnThing[] = [];
  const put = (strokes: readonly Stroke[]): void => {
    for (const stroke of strokes) drawn.push(toThing(stroke, `s${drawn.length}`));
  };
  const write = (text: string, at: Spot): void => {
    const width = text.length * 18 * 0.55;
    drawn.push({ ...look, id: `t${drawn.length}`, type: 'text', x: at.x - width / 2, y: at.y - 11, text });
  };
  for (const [index, box] of boxes.entries()) {
    put(drawClosed(kinds[index] ?? 'rectangle', box, hand));
    const low = kinds[index] === 'triangle' ? 0.68 : 0.5;
    write(labels[index] ?? '', { x: box.x + box.width / 2 + bell(random) * 4, y: box.y + box.height * low });
  }
  const framed = frameFor(places, boxes, random);
  const lines: MeantDiagram['lines'][number][] = [];
  for (let index = 1; index < boxes.length; index += 1) {
    const from = index - 1 - (index > 1 && random() < 0.25 ? 1 : 0);
    const [a, b] = [boxes[from], boxes[index]];
    const isFar = Math.abs((places[index] ?? 0) - (places[from] ?? 0)) === 2;
    if (a === undefined || b === undefined || isFar) continue;
    const head = random() < 0.85;
    const [start, end] = gapBetween({ box: a, kind: kinds[from] }, { box: b, kind: kinds[index] }, random);
    put(head ? drawArrow(start, end, hand) : [drawLine(start, end, hand)]);
    const label = random() < 0.3 ? `word ${index}` : '';
    if (label !== '') write(label, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 18 });
    lines.push({ from: labels[from] ?? '', to: labels[index] ?? '', label, head });
  }
  if (framed !== undefined) {
    put(drawClosed('rectangle', framed.box, { ...hand, clumsiness: 0.6 * hand.clumsiness }));
    write('Frame', { x: framed.box.x + 40, y: framed.box.y + 18 });
  }
  const inFrame = (index: number) => (framed?.members.includes(index) === true ? { frame: 'Frame' } : {});
  const shapes = labels.map((label, index) => ({
    label,
    kind: kinds[index] ?? ('rectangle' as const),
    ...inFrame(index),
  }));
  return {
    meant: {
      shapes: framed === undefined ? shapes : [...shapes, { label: 'Frame', kind: 'rectangle' as const }],
      lines,
    },
    drawn,
  };
};

const look = { color: '#1f2937', strokeWidth: 3, opacity: 1 };

const toThing = (stroke: Stroke, id: string): DrawnThing => ({
  ...look,
  id,
  type: 'pen',
  x: stroke[0]?.x ?? 0,
  y: stroke[0]?.y ?? 0,
  points: stroke.map(({ x, y }) => [x, y, 0.5] as const),
});

const boxIn = (place: number, random: Random): Box => {
  const [column, row] = [place % columns, Math.floor(place / columns)];
  const [width, height] = [120 + random() * 80, 70 + random() * 70];
  return {
    x: 30 + column * cell.width + 60 + random() * 60,
    y: 30 + row * cell.height + 80 + random() * 60,
    width,
    height,
  };
};

/** Around the first two of a row, now and then. */
const frameFor = (places: readonly number[], boxes: readonly Box[], random: Random) => {
  const [one, two] = boxes;
  if (random() > 0.3 || one === undefined || two === undefined || places[0] !== 0 || places[1] !== 1) return undefined;
  const left = Math.min(one.x, two.x) - 40;
  const top = Math.min(one.y, two.y) - 55;
  const right = Math.max(one.x + one.width, two.x + two.width) + 40;
  const bottom = Math.max(one.y + one.height, two.y + two.height) + 40;
  return { members: [0, 1], box: { x: left, y: top, width: right - left, height: bottom - top } };
};

interface Figure {
  readonly box: Box;
  readonly kind: MeantKind | undefined;
}

/** From near one outline to near the other: a little short of it, or a little in. */
const gapBetween = (a: Figure, b: Figure, random: Random): readonly [Spot, Spot] => {
  const [from, to] = [middleOf(a), middleOf(b)];
  const edge = (figure: Figure, at: Spot, towards: Spot): Spot => {
    const [dx, dy] = [towards.x - at.x, towards.y - at.y];
    const length = Math.hypot(dx, dy);
    const [w, h] = [figure.box.width / 2, figure.box.height / 2];
    const [ux, uy] = [Math.abs(dx) / length, Math.abs(dy) / length];
    const flat = Math.min(ux === 0 ? Infinity : w / ux, uy === 0 ? Infinity : h / uy);
    const round = 1 / Math.hypot(ux / w, uy / h);
    const reach =
      (figure.kind === 'rectangle' ? flat : figure.kind === 'circle' ? round : 1 / (ux / w + uy / h)) +
      3 +
      bell(random) * 7;
    return { x: at.x + (dx / length) * reach, y: at.y + (dy / length) * reach };
  };
  return [edge(a, from, to), edge(b, to, from)];
};

const middleOf = ({ box, kind }: Figure): Spot => ({
  x: box.x + box.width / 2,
  y: box.y + box.height * (kind === 'triangle' ? 0.6 : 0.5),
});

const pick = <Item>(items: readonly [Item, ...Item[]], random: Random): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

const shuffled = (items: readonly number[], random: Random): readonly number[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
