import { createIdPool, type Edit, nodeIdFor } from '@diagloom/diagram/model';
import type { NewPart } from './new-part.ts';
import type { Setting } from './setting.ts';

type AddNode = Extract<Edit, { readonly kind: 'addNode' }>;

/** The edit that makes a new node, with the id that later commands know it by. */
export const newNode = ({ label, kind }: NewPart, setting: Setting): AddNode & { readonly id: string } => ({
  kind: 'addNode',
  id: nodeIdFor(label, idPool(setting)),
  label,
  ...(kind === undefined ? {} : { nodeKind: kind }),
});

/** Several at once, each with an id of its own. */
export const newNodes = (
  parts: readonly NewPart[],
  setting: Setting,
): readonly (AddNode & { readonly id: string })[] => {
  const taken: string[] = [];
  return parts.map((part) => {
    const node = newNode(part, { ...setting, takenIds: [...setting.takenIds, ...taken] });
    taken.push(node.id);
    return node;
  });
};

/** All ids that are taken. */
export const idPool = ({ spec, takenIds }: Setting): Set<string> =>
  createIdPool([...takenIds, ...[...spec.nodes, ...spec.edges, ...spec.groups, ...spec.notes].map(({ id }) => id)]);
