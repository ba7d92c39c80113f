import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';

/**
 * Which call each reply answers: the latest one before it that went the other way and is not answered yet. Branches of one
 * alternative exclude each other, so each of them may answer a call that was made before the alternative.
 */
export const matchReplies = (spec: DiagramSpec): ReadonlyMap<string, string> => {
  const branches = branchesOf(spec);
  const answers = new Map<string, SpecEdge[]>();
  const callOf = new Map<string, string>();
  spec.edges.forEach((reply, index) => {
    if (reply.kind !== 'reply') return;
    const isOpen = (call: SpecEdge): boolean =>
      isCall(call) &&
      call.from === reply.to &&
      call.to === reply.from &&
      !branches.exclude(call.group, reply.group) &&
      (answers.get(call.id) ?? []).every((other) => branches.exclude(other.group, reply.group));
    const call = spec.edges.slice(0, index).findLast(isOpen);
    if (call === undefined) return;
    callOf.set(reply.id, call.id);
    answers.set(call.id, [...(answers.get(call.id) ?? []), reply]);
  });
  return callOf;
};

/** What waits for a reply. */
const isCall = ({ kind }: SpecEdge): boolean => kind === undefined || kind === 'create';

/** Two groups exclude each other where they lie in different sections of one `alt` frame. */
const branchesOf = (
  spec: DiagramSpec,
): { exclude: (one: string | undefined, other: string | undefined) => boolean } => {
  const groups = new Map(spec.groups.map((group) => [group.id, group]));
  const chain = (id: string | undefined): readonly string[] => {
    const ids: string[] = [];
    for (let at = id; at !== undefined && groups.has(at) && !ids.includes(at); at = groups.get(at)?.parent)
      ids.push(at);
    return ids;
  };
  return {
    exclude: (one, other) => {
      if (one === undefined || other === undefined) return false;
      const [first, second] = [chain(one), chain(other)];
      const frame = first.find((id) => second.includes(id));
      if (frame === undefined || (groups.get(frame)?.kind ?? 'alt') !== 'alt') return false;
      const [a, b] = [first, second].map((ids) => ids[ids.indexOf(frame) - 1]);
      return a !== undefined && b !== undefined && a !== b;
    },
  };
};
