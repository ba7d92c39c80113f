import type { Morph } from './morph-pages.ts';

/**
 * Makes a picture that moves: the later one, in which shapes come from where they stood, what is new fades in, and what is gone
 * fades out. Timed by the picture itself (SMIL), so it moves wherever an SVG is shown as an image, and ends as the later one.
 */
export const animateSvg = (before: string, after: string, morph: Morph, milliseconds = 320): string => {
  const timing = `dur="${milliseconds}ms" fill="freeze" calcMode="spline" keySplines="0.3 0 0.2 1" keyTimes="0;1"`;
  const fade = (from: 0 | 1): string => `<animate attributeName="opacity" values="${from};${1 - from}" ${timing}/>`;
  const starts = new Map<string, string>();
  for (const { id, from, to } of morph.moves) {
    const x = round(from.x + from.width / 2 - to.x - to.width / 2);
    const y = round(from.y + from.height / 2 - to.y - to.height / 2);
    starts.set(id, `<animateTransform attributeName="transform" type="translate" values="${x} ${y};0 0" ${timing}/>`);
  }
  for (const id of [...morph.appearing, ...morph.routes.map((route) => route.id)]) starts.set(id, fade(0));
  const gone = new Set([...morph.disappearing, ...morph.routes.map((route) => route.id)]);
  const ghosts = groupsOf(before)
    .filter(({ id }) => gone.has(id))
    .map(({ start, markup }) => start.replace(' data-cell=', ' aria-hidden="true" data-gone=') + fade(1) + markup);
  const moving = after.replace(groupStart, (start, id: string) => start + (starts.get(decode(id)) ?? ''));
  const end = moving.lastIndexOf('</svg>');
  return moving.slice(0, end) + ghosts.join('') + moving.slice(end);
};

const groupStart = /<g data-cell="([^"]*)">/g;

const round = (value: number): number => Math.round(value * 100) / 100;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);

/** The groups of cells in a picture of ours, each with its start tag and all that follows up to its end tag. */
const groupsOf = (svg: string): readonly { id: string; start: string; markup: string }[] =>
  [...svg.matchAll(groupStart)].map((match) => {
    const [start, id = ''] = match;
    const from = match.index + start.length;
    return { id: decode(id), start, markup: svg.slice(from, endOfGroup(svg, from)) };
  });

/** Just behind the end tag of the group whose content begins there. */
const endOfGroup = (svg: string, from: number): number => {
  let depth = 1;
  for (const match of svg.slice(from).matchAll(/<(\/?)g[\s>]/g)) {
    depth += match[1] === '/' ? -1 : 1;
    if (depth === 0) return from + match.index + '</g>'.length;
  }
  return svg.length;
};
