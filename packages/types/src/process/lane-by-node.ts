import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';

/**
 * The lane of every node. A node that the spec puts into no lane stands where an expert would draw it: in the lane of the step
 * before it, else of the step after it, else in the first lane. A node in a pool that has lanes is treated alike.
 */
export const laneByNode = (spec: DiagramSpec): ReadonlyMap<string, string> => {
  const holders = new Set(spec.groups.flatMap(({ parent }) => (parent === undefined ? [] : [parent])));
  const lanes = new Set(spec.groups.flatMap(({ id }) => (holders.has(id) ? [] : [id])));
  const laneOf = new Map<string, string>();
  for (const node of spec.nodes) {
    const lane = ownLane(node, lanes);
    if (lane !== undefined) laneOf.set(node.id, lane);
  }
  const spread = (from: 'from' | 'to', to: 'from' | 'to'): void => {
    for (let changed = true; changed; ) {
      changed = false;
      for (const edge of spec.edges) {
        const lane = laneOf.get(edge[from]);
        if (lane === undefined || laneOf.has(edge[to])) continue;
        laneOf.set(edge[to], lane);
        changed = true;
      }
    }
  };
  spread('from', 'to');
  spread('to', 'from');
  const [first] = lanes;
  for (const { id } of spec.nodes) if (!laneOf.has(id) && first !== undefined) laneOf.set(id, first);
  return laneOf;
};

const ownLane = ({ groups = [] }: SpecNode, lanes: ReadonlySet<string>): string | undefined =>
  groups.find((group) => lanes.has(group));
