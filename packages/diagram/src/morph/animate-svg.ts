import type { Point } from '../model/index.ts';
import { pathDataAt } from '../svg/path-data.ts';
import { roundedPolyline } from '../svg/shapes/path.ts';
import { groupsOf, withGroups } from './cell-groups.ts';
import type { Morph, MovedRoute } from './morph-pages.ts';

/**
 * Makes a picture that moves: the later one, in which shapes come from where they stood and grow from what they were, lines
 * bend from their old course, what is new fades in, and what is gone fades out. Timed by the picture itself (SMIL), so it
 * moves wherever an SVG is shown as an image, and ends as the later one.
 */
export const animateSvg = (before: string, after: string, morph: Morph, milliseconds = 320): string => {
  const timing = `dur="${milliseconds}ms" calcMode="spline" keySplines="0.3 0 0.2 1" keyTimes="0;1"`;
  const fade = (from: 0 | 1): string =>
    `<animate attributeName="opacity" values="${from};${1 - from}" fill="freeze" ${timing}/>`;
  const changes = new Map<string, (markup: string) => string>();
  for (const move of morph.moves) changes.set(move.id, (markup) => transformsOf(move, timing) + markup);
  for (const id of morph.appearing) changes.set(id, (markup) => fade(0) + markup);
  for (const route of morph.routes) changes.set(route.id, (markup) => bending(markup, route, { timing, fade }));
  const gone = new Set(morph.disappearing);
  const ghosts = groupsOf(before)
    .filter(({ id }) => gone.has(id))
    .map(
      ({ start, markup }) => `${start.replace(' data-cell=', ' aria-hidden="true" data-gone=')}${fade(1)}${markup}</g>`,
    );
  const moving = withGroups(after, changes);
  const end = moving.lastIndexOf('</svg>');
  return moving.slice(0, end) + ghosts.join('') + moving.slice(end);
};

/** From the earlier box to the later one: every point of the later one is scaled, then moved. */
const transformsOf = ({ from, to }: Morph['moves'][number], timing: string): string => {
  const [scaleX, scaleY] = [ratio(from.width, to.width), ratio(from.height, to.height)];
  const move = movement(from, { x: scaleX * to.x, y: scaleY * to.y }, timing);
  if (scaleX === 1 && scaleY === 1) return move;
  return `${move}<animateTransform attributeName="transform" type="scale" values="${round(scaleX)} ${round(scaleY)};1 1" additive="sum" fill="freeze" ${timing}/>`;
};

const movement = (from: Point, to: Point, timing: string): string =>
  `<animateTransform attributeName="transform" type="translate" values="${round(from.x - to.x)} ${round(from.y - to.y)};0 0" fill="freeze" ${timing}/>`;

const ratio = (from: number, to: number): number => (from > 0 && to > 0 ? from / to : 1);

const round = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * The line bends. Its head and its words come along where it arrives from the same direction as before, and fade in where it
 * turned; a line that is no single stroke fades in as a whole.
 */
const bending = (
  markup: string,
  { from, to, reach }: MovedRoute,
  { timing, fade }: { readonly timing: string; readonly fade: (from: 0) => string },
): string => {
  const [line, title = '', attributes] = /^(<title>[^<]*<\/title>)?<path ([^>]*fill="none"[^>]*)\/>/.exec(markup) ?? [];
  if (line === undefined) return fade(0) + markup;
  const course = (points: readonly Point[]): string => pathDataAt(roundedPolyline(points, reach), { x: 0, y: 0 });
  const bend = `<animate attributeName="d" values="${course(from)};${course(to)}" ${timing}/>`;
  const rest = markup.slice(line.length);
  const along = Math.abs(arrivalOf(from) - arrivalOf(to)) < 0.1 ? movement(endOf(from), endOf(to), timing) : fade(0);
  return `${title}<path ${attributes}>${bend}</path>${rest === '' ? '' : `<g>${along}${rest}</g>`}`;
};

const endOf = (points: readonly Point[]): Point => points.at(-1) ?? { x: 0, y: 0 };

/** The direction of the last piece, radians. */
const arrivalOf = (points: readonly Point[]): number => {
  const [before, end] = [points.at(-2) ?? endOf(points), endOf(points)];
  return Math.atan2(end.y - before.y, end.x - before.x);
};
