import { isLabelInside } from '../../checks/figures.ts';
import { boundsOf, contains, grown, overlaps, type Rect } from '../../model/index.ts';
import { moveShapes } from '../move-shapes.ts';
import type { Sheet } from '../sheet.ts';
import type { Repair } from './repair.ts';

/** Free space between a shape that was moved and the others, px. */
const gap = 12;
/** What is further away is in nobody's way, px. */
const neighbourhood = 260;
const mostNeighbours = 24;

/** Moves the smaller of two shapes that cover each other, or whose texts do, to the nearest free place in its container. */
export const moveApart = {
  checks: ['overlapping-shapes', 'label-collision'],
  mend: (sheet, findings) => {
    const boxes = new Map<string, Rect>();
    const claims = claimsOf(sheet);
    for (const { cells } of findings) {
      const pair = cells.map((id) => ({ id, claim: movedClaim(id, claims, boxes, sheet) }));
      const [one, other] = pair;
      if (one?.claim === undefined || other?.claim === undefined || !overlaps(one.claim, other.claim)) continue;
      const movers = pair
        .filter(({ id }) => !sheet.isFixed(id))
        .sort((a, b) => areaOf(a.claim) - areaOf(b.claim))
        .map(({ id }) => id);
      for (const id of movers) {
        const now = spotFor(id, sheet, claims, boxes);
        if (now === undefined) continue;
        boxes.set(id, now);
        break;
      }
    }
    return moveShapes(sheet, boxes);
  },
} as const satisfies Repair;

const areaOf = (box: Rect | undefined): number => (box === undefined ? 0 : box.width * box.height);

/** What each solid shape covers: its box, and its text where that stands beside it. */
const claimsOf = ({ facts }: Sheet): ReadonlyMap<string, Rect> => {
  const claims = new Map<string, Rect>();
  const solid = new Set(facts.solids.filter(({ isDecoration }) => !isDecoration).map(({ shape }) => shape));
  for (const shape of facts.shapes) {
    if (!solid.has(shape) && shape.label === undefined) continue;
    const text = shape.label !== undefined && !isLabelInside(shape) ? [shape.label.box] : [];
    const claim = boundsOf([...(solid.has(shape) || text.length === 0 ? [shape.bounds] : []), ...text]);
    if (claim !== undefined) claims.set(shape.cell.id, claim);
  }
  return claims;
};

const movedClaim = (
  id: string,
  claims: ReadonlyMap<string, Rect>,
  boxes: ReadonlyMap<string, Rect>,
  sheet: Sheet,
): Rect | undefined => {
  const claim = claims.get(id);
  const before = sheet.boxes.get(id);
  const now = boxes.get(id);
  if (claim === undefined || before === undefined || now === undefined) return claim;
  return { ...claim, x: claim.x + now.x - before.x, y: claim.y + now.y - before.y };
};

/** The free place for a shape that is nearest to where it stands; undefined where there is none around. */
const spotFor = (
  id: string,
  sheet: Sheet,
  claims: ReadonlyMap<string, Rect>,
  boxes: ReadonlyMap<string, Rect>,
): Rect | undefined => {
  const own = movedClaim(id, claims, boxes, sheet);
  const box = boxes.get(id) ?? sheet.boxes.get(id);
  const cell = sheet.cells.get(id);
  if (own === undefined || box === undefined || cell === undefined) return undefined;
  const around = grown(own, neighbourhood);
  const others = [...claims.keys()].flatMap((other) => {
    const claim = sheet.facts.isRelated(id, other) ? undefined : movedClaim(other, claims, boxes, sheet);
    // What the shape lies on belongs below it.
    if (claim === undefined || !overlaps(claim, around) || isGround(claim, own, sheet, other)) return [];
    return [claim];
  });
  const near = others
    .map((other) => ({ other, away: Math.hypot(other.x - own.x, other.y - own.y) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, mostNeighbours)
    .map(({ other }) => other);
  const holder = sheet.boxes.get(cell.parent ?? '');
  const spots = candidates(own, near).filter(
    (spot) =>
      (holder === undefined || !contains(holder, own) || contains(holder, spot)) &&
      !others.some((other) => overlaps(grown(spot, gap - 2), other)),
  );
  const away = (spot: Rect): number => Math.hypot(spot.x - own.x, spot.y - own.y);
  const best = spots.reduce<Rect | undefined>(
    (found, spot) => (found === undefined || away(spot) < away(found) ? spot : found),
    undefined,
  );
  return best === undefined ? undefined : { ...box, x: box.x + best.x - own.x, y: box.y + best.y - own.y };
};

const isGround = (claim: Rect, own: Rect, sheet: Sheet, other: string): boolean =>
  contains(claim, own) &&
  sheet.facts.solids.some(({ shape, closed, box }) => shape.cell.id === other && closed !== box);

/** The shape beside each of its neighbours, along and across. */
const candidates = (own: Rect, near: readonly Rect[]): readonly Rect[] => {
  const xs = new Set([own.x, ...near.flatMap((other) => [other.x - own.width - gap, other.x + other.width + gap])]);
  const ys = new Set([own.y, ...near.flatMap((other) => [other.y - own.height - gap, other.y + other.height + gap])]);
  return [...xs].flatMap((x) => [...ys].map((y) => ({ ...own, x: Math.round(x), y: Math.round(y) })));
};
