import type { Diagram, Placement } from '../../model/index.ts';
import { ancestryOf } from '../ancestry.ts';
import type { Axis } from './axis.ts';
import type { Fan } from './find-fans.ts';

/** The hub and what a straight line ties to it, and so on; undefined where that reaches one of the fan's own shapes. */
export const inLineWith = (
  diagram: Diagram,
  placement: Placement,
  axis: Axis,
  { hub, members }: Fan,
): ReadonlySet<string> | undefined => {
  const moving = new Set([hub]);
  const ownLines = new Set(members.map(({ id }) => id));
  const ties = diagram.connectors.filter(({ id, from, to }) => {
    const points = placement.routes.get(id)?.points ?? [];
    return from !== to && !ownLines.has(id) && points.length === 2 && axis.isAlong(points);
  });
  for (let size = 0; size < moving.size; ) {
    size = moving.size;
    for (const { from, to } of ties) {
      if (moving.has(from)) moving.add(to);
      else if (moving.has(to)) moving.add(from);
    }
  }
  const isFree = members.every(({ from, to }) => !moving.has(from === hub ? to : from));
  const areNodes = diagram.shapes.every(({ id, placing }) => !moving.has(id) || placing === 'node');
  return isFree && areNodes ? moving : undefined;
};

/** Everything on the hub's side of the fan, with the containers that hold nothing else; undefined where that reaches around it. */
export const beyondHub = (diagram: Diagram, { hub, members }: Fan): ReadonlySet<string> | undefined =>
  beyond(diagram, members, new Set([hub]), new Set(othersOf(hub, members)));

/** Everything on the other side of the fan, in the same way. */
export const beyondOthers = (diagram: Diagram, { hub, members }: Fan): ReadonlySet<string> | undefined =>
  beyond(diagram, members, new Set(othersOf(hub, members)), new Set([hub]));

const othersOf = (hub: string, members: Fan['members']): readonly string[] =>
  members.map(({ from, to }) => (from === hub ? to : from));

const beyond = (
  diagram: Diagram,
  members: Fan['members'],
  moving: Set<string>,
  staying: ReadonlySet<string>,
): ReadonlySet<string> | undefined => {
  const own = new Set(members.map(({ id }) => id));
  const others = diagram.connectors.filter(({ id }) => !own.has(id));
  for (const id of moving) {
    for (const { from, to } of others) {
      if (from === id) moving.add(to);
      if (to === id) moving.add(from);
    }
  }
  if ([...staying].some((id) => moving.has(id))) return undefined;
  const { around } = ancestryOf(diagram.shapes);
  const placed = diagram.shapes.filter(({ placing }) => placing !== 'part');
  for (const { id, placing } of placed) {
    if (placing !== 'container' || moving.has(id)) continue;
    const children = placed.filter((child) => child.placing !== 'container' && around(child.id).includes(id));
    if (children.length > 0 && children.every((child) => moving.has(child.id))) moving.add(id);
  }
  const canMove = new Set(['node', 'note', 'container']);
  return placed.every(({ id, placing }) => !moving.has(id) || canMove.has(placing)) ? moving : undefined;
};
