import { originalWords, replicaWords, storingRoles } from '../../lexicon/en/topology-words.ts';
import type { Landscape } from '../landscape/landscape.ts';
import type { Part } from '../landscape/part.ts';
import { edgeKindOf } from '../sentence/connection.ts';

/** A replica keeps what the one primary keeps: it is of the same kind, and the primary copies its data there. */
export const joinReplicas = (landscape: Landscape): void => {
  const { parts, lines, type } = landscape;
  const primaries = parts.filter((part) => storingRoles.has(part.role) && says(part, originalWords));
  const replicas = parts.filter(
    (part) => says(part, replicaWords) && (part.role === 'pod' || part.role === 'plain' || storingRoles.has(part.role)),
  );
  for (const replica of replicas) {
    const [primary, ...others] = primaries.filter(
      (part) => part.role === replica.role || !storingRoles.has(replica.role),
    );
    if (primary === undefined || others.length > 0 || primary === replica) continue;
    if (!storingRoles.has(replica.role)) Object.assign(replica, { kind: primary.kind, role: primary.role });
    const isTold = lines.some(
      ({ from, to }) => (from === primary && to === replica) || (from === replica && to === primary),
    );
    const kind = edgeKindOf('replicates', type);
    if (!isTold) landscape.link([primary], [replica], { origin: 'repair', ...(kind === undefined ? {} : { kind }) });
  }
};

const says = ({ words }: Part, some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
