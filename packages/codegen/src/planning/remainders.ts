/** Whether a guard only says what the others that leave with it do not: `else`, `not paid` beside `paid`, `<= 100` beside `> 100`. */
export const isRemainder = (guard: string, others: readonly string[]): boolean =>
  remainder.test(guard) || others.some((other) => isNegationOf(guard, other));

const remainder = /^(?:else|otherwise|default|in (?:all|any) other cases?)$/i;
const negation = /^(?:not\s+|no\s+|!\s*|non-?|in|im|un)(?=\p{L})/iu;

const isNegationOf = (guard: string, other: string): boolean => {
  const [said, asked] = [plain(guard), plain(other)];
  if (said !== asked && said.replace(negation, '') === asked) return true;
  const [left, right] = [comparisonIn(said), comparisonIn(asked)];
  if (left === undefined || right === undefined) return false;
  // Of two that exclude each other the one that is drawn later is the remainder: this one is asked for the other.
  return (
    left.value === right.value &&
    left.limit === right.limit &&
    opposites[left.sign] === right.sign &&
    isLower(left.sign)
  );
};

const opposites: Readonly<Record<string, string>> = {
  '<': '>=',
  '>': '<=',
  '>=': '<',
  '<=': '>',
  '=': '!=',
  '==': '!=',
  '!=': '=',
};

/** One of each two opposites, so that never both are the remainder. */
const isLower = (sign: string): boolean => sign.startsWith('<') || sign === '!=';

const comparisonIn = (text: string) => {
  const [, value = '', sign = '', limit = ''] = /^(.+?)\s*(<=|>=|!=|==|=|<|>)\s*(.+)$/.exec(text) ?? [];
  return sign === '' ? undefined : { value, sign, limit };
};

const plain = (guard: string): string =>
  guard
    .toLowerCase()
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
    .replace(/^(?:is|it is)\s+|\?$/g, '')
    .replace(/\bis not\b/g, 'not')
    .trim();
