import type { Clause } from './clause.ts';

/** True where a condition belongs to the clause before it: `ship it if C`, `ship it, unless C`, `ship it when C, otherwise A`. */
export const isConditionOfBefore = ({ role, afterComma }: Clause, rest: readonly Clause[]): boolean => {
  const after = rest[1];
  const hasOther = after?.role === 'else' || after?.role === 'else-if' || after?.role === 'no';
  if (role === 'when') return hasOther;
  return (role === 'if' || role === 'unless') && (afterComma ? after === undefined || hasOther : !startsNewBody(rest));
};

/** True where the condition after a clause belongs to what follows it: `..., if C, A`, `... and if C | A`. */
const startsNewBody = ([condition, after]: readonly Clause[]): boolean => {
  if (after === undefined || !after.afterComma || after.role !== undefined) return false;
  return after.joiner === 'comma'
    ? condition?.joiner !== 'none'
    : after.joiner === 'cut' && condition?.joiner === 'and';
};
