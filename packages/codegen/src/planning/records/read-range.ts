import type { RangeRule } from '../../program/index.ts';

/** What is said of a member, as it is written, and what it must keep to. */
export interface SaidRange {
  readonly subject: string;
  readonly limits: readonly RangeRule[] | 'blank';
}

const number = '(-?\\d{1,9}(?:\\.\\d{1,4})?)';
const form = (rest: string): RegExp => new RegExp(`^(?:the )?((?:[\\w-]+ ){0,4}?[\\w-]+) ?${rest}$`, 'i');

const signs: Readonly<Record<string, RangeRule['operator']>> = {
  '>=': '>=',
  '=>': '>=',
  '≥': '>=',
  '>': '>',
  '<=': '<=',
  '=<': '<=',
  '≤': '<=',
  '<': '<',
};

type Reader = (values: readonly string[]) => SaidRange['limits'];

const one =
  (operator: RangeRule['operator']): Reader =>
  ([value]) => [{ operator, value: Number(value) }];

const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    form(`(>=|=>|<=|=<|≥|≤|>|<) ?${number}`),
    ([sign = '', value]) => [{ operator: signs[sign] ?? '>=', value: Number(value) }],
  ],
  [
    form('(?:(?:must|may|can|should|shall|is|are) (?:not|never) (?:be |become )?|cannot be |is never )negative'),
    () => [{ operator: '>=', value: 0 }],
  ],
  [
    form('(?:(?:must|should|shall) be|has to be|is|are) (?:positive|above zero|greater than zero|more than zero)'),
    () => [{ operator: '>', value: 0 }],
  ],
  [
    form('(?:(?:must|may|can|should|shall|is|are) (?:not|never) (?:be )?|cannot be |is never )(?:blank|empty)'),
    () => 'blank',
  ],
  [form(`(?:must|should|shall|has to|is) (?:be )?(?:at least|no less than|not less than) ${number}`), one('>=')],
  [form(`(?:must|may|can|should|shall|is) (?:be )?(?:at most|no more than|not more than) ${number}`), one('<=')],
  [
    form(
      `(?:(?:must|may|can|should|shall) (?:not|never)|cannot|never) (?:exceed|be (?:more|greater|higher|larger) than|be above) ${number}`,
    ),
    one('<='),
  ],
  [
    form(`(?:(?:must|may|can|should|shall) (?:not|never)|cannot|never) be (?:less|lower|smaller) than ${number}`),
    one('>='),
  ],
  [form(`(?:must|should|shall|has to) be (?:more|greater|higher|larger) than ${number}`), one('>')],
  [form(`(?:must|should|shall|has to) be (?:less|lower|smaller) than ${number}`), one('<')],
  [
    form(`(?:must be |should be |is |lies )?between ${number} and ${number}`),
    ([least, most]) => [
      { operator: '>=', value: Number(least) },
      { operator: '<=', value: Number(most) },
    ],
  ],
];

/** Reads `balance must not be negative`, `capacity <= 30`, `the age is between 3 and 99`; undefined for what is none of these. */
export const readRange = (text: string): SaidRange | undefined => {
  const said = text.trim().replace(/^\{(.*)\}$/, '$1');
  for (const [pattern, limits] of readers) {
    const [, subject, ...values] = pattern.exec(said) ?? [];
    if (subject !== undefined) return { subject, limits: limits(values) };
  }
  return undefined;
};
