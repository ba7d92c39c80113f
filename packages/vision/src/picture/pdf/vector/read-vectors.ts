import { centreOf, type Rect } from '@diagloom/diagram/model';
import type { BoardReading, ReadConnector, ReadShape } from '../../../board/board-reading.ts';
import { distanceToPath, isInside, lengthOf, type Path } from '../../../board/geometry.ts';
import type { Component } from '../../pixels/components.ts';
import { areaOf, isWithin, unionBox } from '../../pixels/raster.ts';
import { groupWords } from '../../words/find-words.ts';
import { joinWords, type PageWord } from '../text-of-page.ts';
import { findFigures, type VectorFigure } from './find-figures.ts';
import { findHeads } from './find-heads.ts';
import { joinFigures } from './join-figures.ts';
import type { Stroke } from './paths-of-page.ts';
import { sortStrokes } from './sort-strokes.ts';

export interface VectorPage {
  readonly width: number;
  readonly height: number;
  /** px for each point of the page. */
  readonly scale: number;
  readonly words: readonly PageWord[];
}

/** Toes and bars of crow's feet are shorter lines from a shape to itself, points; where so many of all lines are, their pixels say what they mean. */
const longestMark = 24;
const leastMarks = 0.25;

/**
 * Reads a page as the file says it: outlines are shapes, lines lead from shape to shape, and words stand where they stand. Undefined where that
 * makes no diagram, such as for figures and feet that are drawn line by line.
 */
export const readVectors = (strokes: readonly Stroke[], page: VectorPage): BoardReading | undefined => {
  const { words, scale } = page;
  const hasWords = (ring: Path): boolean => words.some(({ box }) => isInside(centreOf(box), ring));
  const { rings, lines } = findHeads(sortStrokes(strokes, page), { scale, hasWords });
  const figures = findFigures(rings, { scale, hasWords });
  const { connectors, leftOver } = joinFigures(lines, figures, scale);
  if (figures.length < 2 || leftOver > Math.max(1, connectors.length)) return undefined;
  const marks = connectors.filter(({ from, to, route }) => from === to && lengthOf(route) < longestMark * scale);
  if (marks.length >= leastMarks * connectors.length && marks.length > 0) return undefined;
  return placeWords(figures, connectors, words);
};

/** Words are a line's where they stand so near, by their height. */
const besideLine = 1.6;

const placeWords = (
  figures: readonly VectorFigure[],
  connectors: readonly ReadConnector[],
  words: readonly PageWord[],
): BoardReading => {
  const holders = new Set(figures.flatMap(({ parent }) => (parent === undefined ? [] : [parent])));
  const own = new Map<string, PageWord[]>();
  const free: PageWord[] = [];
  for (const word of words) {
    const [around] = figures
      .filter(({ ring }) => isInside(centreOf(word.box), ring))
      .toSorted((a, b) => areaOf(a.box) - areaOf(b.box));
    if (around === undefined || holders.has(around.id)) free.push(word);
    else own.set(around.id, [...(own.get(around.id) ?? []), word]);
  }
  const labels = new Map<string, string[]>();
  const alone: ReadShape[] = [];
  for (const { text, box, height } of groupsOf(free)) {
    const near = nearestLine(box, connectors, besideLine * height);
    const owner = near ?? titled(box, figures, holders);
    if (owner === undefined) alone.push({ id: `t${alone.length + 1}`, kind: 'text', box, label: text });
    else labels.set(owner, [...(labels.get(owner) ?? []), text]);
  }
  const labelOf = (id: string): string =>
    [joinWords(own.get(id) ?? []), ...(labels.get(id) ?? [])].filter(Boolean).join(' ');
  const shapes = figures.map(({ ring: _ring, ...figure }): ReadShape => ({ ...figure, label: labelOf(figure.id) }));
  return {
    shapes: [...shapes, ...alone],
    connectors: connectors.map((connector) => ({ ...connector, label: labelOf(connector.id) })),
    unread: [],
  };
};

interface Group {
  readonly text: string;
  readonly box: Rect;
  /** Of a line. */
  readonly height: number;
}

const groupsOf = (words: readonly PageWord[]): readonly Group[] => {
  const heights = words.map(({ box }) => box.height).toSorted((a, b) => a - b);
  const height = heights[heights.length >> 1] ?? 1;
  const parts = words.map(({ box }, index): Component => ({ label: index, box, area: areaOf(box) }));
  return groupWords(parts, 0.7 * height).map(({ letters }) => {
    const own = letters.flatMap(({ label }) => words[label] ?? []);
    return { text: joinWords(own), box: unionBox(own.map(({ box }) => box)), height };
  });
};

const nearestLine = (box: Rect, connectors: readonly ReadConnector[], reach: number): string | undefined => {
  const middle = centreOf(box);
  const near = connectors
    .map(({ id, route }) => ({ id, away: awayFrom(box, route), middle: distanceToPath(middle, route) }))
    .filter(({ away }) => away < reach)
    .toSorted((a, b) => a.away + 0.3 * a.middle - b.away - 0.3 * b.middle);
  return near[0]?.id;
};

const awayFrom = ({ x, y, width, height }: Rect, route: Path): number =>
  Math.min(
    ...[0, 0.5, 1].flatMap((across) =>
      [0, 0.5, 1].map((down) => distanceToPath({ x: x + across * width, y: y + down * height }, route)),
    ),
  );

/** The smallest frame that holds words beside other shapes: they are its title. */
const titled = (box: Rect, figures: readonly VectorFigure[], holders: ReadonlySet<string>): string | undefined =>
  figures
    .filter(({ id, box: outer }) => holders.has(id) && isWithin(box, outer, 2))
    .toSorted((a, b) => areaOf(a.box) - areaOf(b.box))[0]?.id;
