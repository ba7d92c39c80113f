import type { Edit } from '@diagloom/diagram/model';
import type { LookWords } from './read-look.ts';
import type { Part } from './references/part.ts';
import type { Setting } from './setting.ts';

/** A step of a flow that is to be a diamond is a question; with a color beside it, it is only drawn so. None where that is not asked for. */
export const asDecisions = (
  shapes: readonly Part[],
  { colour, style: { shape } }: LookWords,
  { type }: Pick<Setting, 'type'>,
): readonly Extract<Edit, { readonly kind: 'setKind' }>[] =>
  shape === 'rhombus' && colour === undefined && type.vocabulary.nodes.some(({ id }) => id === 'decision')
    ? shapes
        .filter(({ sort, kind }) => sort === 'node' && kind !== 'decision')
        .map(({ id }) => ({ kind: 'setKind', node: id, nodeKind: 'decision' }))
    : [];
