import type { Column, Name, Range, Table } from '../../program/index.ts';

/** A number that all limits allow; `at` makes numbers differ where there is room. */
export const allowedNumber = ({ rules }: Pick<Range, 'rules'>, { type }: Pick<Column, 'type'>, at: number): number => {
  const step = type === 'integer' ? 1 : 0.5;
  const least = Math.max(
    ...rules.map(({ operator, value }) => (operator === '>' ? value + step : operator === '>=' ? value : -Infinity)),
  );
  const most = Math.min(
    ...rules.map(({ operator, value }) => (operator === '<' ? value - step : operator === '<=' ? value : Infinity)),
  );
  const usual = at + (type === 'integer' ? 0 : 0.5);
  if (usual >= least && usual <= most) return usual;
  return usual < least ? Math.min(least + at - 1, most) : Number.isFinite(least) ? least : most - at + 1;
};

/** A number that one of the limits refuses. */
export const refusedNumber = ({ rules }: Pick<Range, 'rules'>): number => {
  const { operator, value } = rules[0] ?? { operator: '>=', value: 0 };
  return operator === '>=' ? value - 1 : operator === '<=' ? value + 1 : value;
};

/** True for a column that is told to be more than another. */
export const isLater = ({ checks }: Table, name: Name): boolean =>
  checks.some(
    (check) => check.kind === 'compare' && name === (check.operator.startsWith('>') ? check.column : check.than),
  );

export const isCompared = ({ checks }: Table, name: Name): boolean =>
  checks.some((check) => check.kind === 'compare' && (check.column === name || check.than === name));
