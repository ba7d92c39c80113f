import type { Step } from '../instruction.ts';

/** Moves one of a row to another place, one place after the other, so that the others keep their order. */
export const swapsAlong = (order: readonly string[], from: number, to: number, said: string): readonly Step[] => {
  const moved = [...order];
  const found: Step[] = [];
  for (let at = from; at !== to; at += Math.sign(to - from)) {
    const next = at + Math.sign(to - from);
    const [first, second] = [moved[at], moved[next]];
    if (first === undefined || second === undefined) break;
    found.push({ edit: { kind: 'swap', first, second }, said: found.length === 0 ? said : '' });
    moved[at] = second;
    moved[next] = first;
  }
  return found;
};
