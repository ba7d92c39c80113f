/** What is written behind the type of a column beside its first value. */
export interface ColumnRules {
  /** The text without them. */
  readonly plain: string;
  /** What is in the brackets of each `check`. */
  readonly checks: readonly string[];
  /** What happens with a row where the one that it refers to is deleted. */
  readonly onDelete?: 'restrict' | 'cascade' | 'set null';
  /** What happens with it where the key of that one is changed. */
  readonly onUpdate?: 'cascade' | 'set null';
}

const check = /\s*\bcheck\s*\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/gi;
const deletion = /\s*\bon\s+delete\s+(cascade|set\s+null|restrict|no\s+action)\b/gi;
const update = /\s*\bon\s+update\s+(cascade|set\s+null|restrict|no\s+action|current_timestamp(?:\(\))?)/gi;

/** The rules as they are written. */
export const ruleText = (text: string): readonly string[] => [
  ...[...text.matchAll(check)].map(([rule]) => rule.trim()),
  ...[deletion, update].flatMap((each) => [...text.replace(check, ' ').matchAll(each)].map(([rule]) => rule.trim())),
];

/** Parts `int default 0 check (hours >= 0) on delete cascade` into `int default 0` and its rules. */
export const splitRules = (text: string): ColumnRules => {
  const checks = [...text.matchAll(check)].map(([, condition = '']) => condition.trim());
  const without = text.replace(check, ' ');
  const said = [...without.matchAll(deletion)].at(-1)?.[1]?.toLowerCase().replace(/\s+/g, ' ');
  const changed = [...without.matchAll(update)].at(-1)?.[1]?.toLowerCase().replace(/\s+/g, ' ');
  return {
    plain: without.replace(deletion, '').replace(update, '').replace(/\s+/g, ' ').trim(),
    checks,
    ...(said !== undefined && { onDelete: said === 'cascade' || said === 'set null' ? said : 'restrict' }),
    ...((changed === 'cascade' || changed === 'set null') && { onUpdate: changed }),
  };
};
