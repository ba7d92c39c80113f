import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';

/**
 * A reply within the rounds of a loop, to a call from outside of it that is answered later, ends nothing: whoever called is told something in
 * each round. Out: the same diagram where such a reply is a message of its own.
 */
export const withToldInRounds = (spec: DiagramSpec): DiagramSpec => {
  const groups = new Map(spec.groups.map((group) => [group.id, group]));
  const loopsAround = ({ group }: SpecEdge): readonly string[] => {
    const loops: string[] = [];
    for (let each = groups.get(group ?? ''); each !== undefined; each = groups.get(each.parent ?? ''))
      if (each.kind === 'loop') loops.push(each.id);
    return loops;
  };
  const isBack = (one: SpecEdge, other: SpecEdge): boolean => one.from === other.to && one.to === other.from;
  const isToldInRounds = (reply: SpecEdge, index: number): boolean => {
    const call = spec.edges.slice(0, index).findLast((each) => each.kind !== 'reply' && isBack(each, reply));
    if (call === undefined) return false;
    const loop = loopsAround(reply).find((each) => !loopsAround(call).includes(each));
    const later = spec.edges.slice(index + 1);
    const next = later.findIndex((each) => each.kind !== 'reply' && isBack(each, reply));
    const answers = (next < 0 ? later : later.slice(0, next)).filter(
      (each) => each.kind === 'reply' && each.from === reply.from && each.to === reply.to,
    );
    return loop !== undefined && answers.some((each) => !loopsAround(each).includes(loop));
  };
  return {
    ...spec,
    edges: spec.edges.map((edge, index) =>
      edge.kind === 'reply' && isToldInRounds(edge, index) ? { ...edge, kind: 'async' } : edge,
    ),
  };
};
