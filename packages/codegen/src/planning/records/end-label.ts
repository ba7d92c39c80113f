/** What is written at one end of a line. */
export interface EndLabel {
  /** How many, as it is written. */
  readonly count?: string;
  /** What whatever stands there is called. */
  readonly role?: string;
}

const number = '(?:\\d+|\\*)(?:\\s*\\.\\.\\s*(?:\\d+|\\*|[nm]\\b))?';
const role = '[-+#~]?\\s*(\\p{L}[\\p{L}\\d_]+(?:\\s\\p{L}[\\p{L}\\d_]+){0,2})';
const countFirst = new RegExp(`^(${number})\\s+${role}$`, 'u');
const roleFirst = new RegExp(`^${role}\\s+(${number})$`, 'u');
/** `1 or more`, `0 to 3` say how many, not what is called so. */
const counting = /^(?:or|to|and|more|many)\b/i;

/** Parts `0..1 reviewer` and `reviewer 0..1` into how many and the role; without a number all of it says how many. */
export const readEndLabel = (text: string | undefined): EndLabel => {
  const said = (text ?? '').replace(/\s+/g, ' ').trim();
  if (said === '') return {};
  const [, first, behind] = countFirst.exec(said) ?? [];
  const [, before, last] = roleFirst.exec(said) ?? [];
  const [count, called] = [first ?? last, behind ?? before];
  if (count === undefined || called === undefined || counting.test(called)) return { count: said };
  return { count, role: called };
};
