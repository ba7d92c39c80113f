import type { ReadabilityFinding } from '@diagloom/contract';

type Rect = NonNullable<ReadabilityFinding['where']>;

const base64Start = ';base64,';

/** Where a part of the page is in its picture, px at 100 %: pictures begin where their view box does. */
export const placeInPicture = (source: string, where: Rect): Rect => {
  const start = source.indexOf(base64Start);
  const head = start < 0 ? '' : atob(source.slice(start + base64Start.length, start + base64Start.length + headLength));
  const [, x = '0', y = '0'] = /viewBox="(-?[\d.]+) (-?[\d.]+) /.exec(head) ?? [];
  return { ...where, x: where.x - Number(x), y: where.y - Number(y) };
};

/** Base64 characters that hold the start tag of any picture; a multiple of four. */
const headLength = 1200;
