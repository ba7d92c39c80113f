import { areaOf, unionBox } from '../pixels/raster.ts';
import { type Candidate, holdsPlace } from './candidate.ts';

/** How far edges of a cap and its body may be apart, px beside the line between them; by the width of the body, where strokes were drawn twice. */
const slack = 4;
const sketchySlack = 0.12;

/** A flat ellipse on a body of the same width is the cap of a cylinder: both are one. */
export const joinCaps = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const joined = new Set<Candidate>();
  const cylinders = candidates.flatMap((body) => {
    const cap = candidates.find((one) => one !== body && !joined.has(one) && isCapOf(one, body));
    if (cap === undefined) return [];
    joined.add(cap).add(body);
    return [toCylinder(cap, body)];
  });
  return [...cylinders, ...candidates.filter((candidate) => !joined.has(candidate))].toSorted(
    (a, b) => areaOf(b.region.box) - areaOf(a.region.box),
  );
};

const isCapOf = (cap: Candidate, body: Candidate): boolean => {
  const [upper, lower] = [cap.region.box, body.region.box];
  const aside = Math.max(slack + cap.outline, sketchySlack * lower.width);
  return (
    cap.figure === 'circle' &&
    upper.width > 1.8 * upper.height &&
    Math.abs(upper.x - lower.x) <= aside &&
    Math.abs(upper.x + upper.width - lower.x - lower.width) <= aside &&
    lower.y > upper.y &&
    lower.y <= upper.y + upper.height + slack &&
    lower.height > upper.height
  );
};

const toCylinder = (cap: Candidate, body: Candidate): Candidate => {
  const box = unionBox([cap.region.box, body.region.box]);
  const cells = new Uint8Array(areaOf(box));
  const lowest = body.region.box.y + (cap.region.box.height >> 1);
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1) {
      const [atX, atY] = [box.x + x, box.y + y];
      // The line between both belongs to them.
      const isBetween = atY >= cap.region.box.y + (cap.region.box.height >> 1) && atY <= lowest;
      if (isBetween || holdsPlace(cap, atX, atY) || holdsPlace(body, atX, atY)) cells[y * box.width + x] = 1;
    }
  const beyond = new Map(body.beyond);
  beyond.delete(cap.region.label);
  return {
    ...body,
    region: { ...body.region, box, area: areaOf(box) },
    filled: { box, cells, area: areaOf(box) },
    figure: 'cylinder',
    fit: 0.95,
    margin: 0.1,
    beyond,
  };
};
