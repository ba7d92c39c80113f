import type { DiagramSpec } from '@diagloom/diagram/model';
import { markOf } from './marks.ts';

/** From which message and until which one a participant exists; what is absent lies outside the diagram. */
export interface Lifetime {
  readonly first?: string;
  readonly last?: string;
}

/**
 * Lifetimes of participants that are created or destroyed on the way. A creation counts where it is the first message of its
 * participant, a destruction where it is the last one, since nobody talks to what is not there.
 */
export const readLifetimes = (spec: DiagramSpec): ReadonlyMap<string, Lifetime> =>
  new Map(
    spec.nodes.flatMap(({ id }) => {
      const own = spec.edges.filter(({ from, to }) => from === id || to === id);
      const [begin, end] = [own.at(0), own.at(-1)];
      const isBorn = begin?.kind === 'create' && begin.to === id && begin.from !== id;
      const isEnded =
        end !== undefined &&
        ((end.kind === 'destroy' && end.to === id && end.from !== id) ||
          (markOf(end, 'ends') === 'sender' && end.from === id));
      const lifetime = { ...(isBorn ? { first: begin.id } : {}), ...(isEnded ? { last: end.id } : {}) };
      return isBorn || isEnded ? [[id, lifetime] as const] : [];
    }),
  );
