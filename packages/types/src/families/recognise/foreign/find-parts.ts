import { centreOf, contains } from '@diagloom/diagram/model';
import { areaOf, type Look } from './look.ts';

/**
 * Shapes that belong to another one rather than being one: the marker in a corner of a task, the bar on a lifeline.
 * Gives the owner by the part's id.
 */
export const findParts = (
  looks: ReadonlyMap<string, Look>,
  parentOf: (id: string) => string | undefined,
): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>();
  const lifelines = [...looks.values()].filter(({ shape }) => shape.figure === 'umlLifeline');
  for (const [id, look] of looks) {
    const parent = looks.get(parentOf(id) ?? '');
    if (parent !== undefined && isPart(look, parent)) owners.set(id, parent.shape.cell.id);
    else {
      const lifeline = look.label === '' ? lifelines.find((candidate) => standsOn(look, candidate)) : undefined;
      if (lifeline !== undefined) owners.set(id, lifeline.shape.cell.id);
    }
  }
  return owners;
};

/** From this share of its holder's area on, a shape is more than a mark on it. */
const partShare = 0.35;

/** The same for one at which a line ends, such as the port of a component. */
const dotShare = 0.08;

const isPart = (look: Look, parent: Look): boolean => {
  if (parent.shape.figure === 'umlLifeline') return true;
  if (look.label !== '' || parent.label === '' || parent.kind === 'wrapper') return false;
  const share = look.isTied ? dotShare : partShare;
  return parent.shape.figure !== 'swimlane' && areaOf(look.shape.bounds) < share * areaOf(parent.shape.bounds);
};

/** How far the middle of an activation may be from its lifeline, px. */
const aside = 16;

const standsOn = ({ shape }: Look, lifeline: Look): boolean => {
  if (shape === lifeline.shape || shape.figure === 'umlLifeline') return false;
  const { x, y } = centreOf(shape.bounds);
  const { bounds } = lifeline.shape;
  return (
    shape.bounds.width < 2 * aside &&
    Math.abs(x - centreOf(bounds).x) < aside &&
    contains(bounds, { x: bounds.x, y, width: 0, height: 0 })
  );
};
