import type { StateExit } from './flow.ts';
import type { Name } from './name.ts';

/** Where the members of an enum lead as answers: those that lead to the same stand together, where the first of them is. */
export const exitCases = (
  exits: readonly StateExit[],
): readonly { readonly answers: readonly Name[]; readonly to: Name }[] => {
  const byState = new Map<Name, Name[]>();
  for (const { answer, to } of exits)
    if (typeof answer !== 'boolean') byState.set(to, [...(byState.get(to) ?? []), answer]);
  return [...byState].map(([to, answers]) => ({ answers, to }));
};
