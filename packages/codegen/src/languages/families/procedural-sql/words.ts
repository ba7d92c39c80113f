import { snakeCase } from '../../../printing/cases.ts';
import {
  type Answer,
  asValue,
  type Check,
  type Comparison,
  type Name,
  type Program,
  type Range,
  type Step,
} from '../../../program/index.ts';
import { createCallNames } from '../call-names.ts';

/** A name as a value, such as `under-100`. */
export const wordOf = (name: Pick<Name, 'value' | 'words'>): string => asValue(name);

/** An answer as it stands in a table. */
export const answerWord = (answer: Answer): string =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : wordOf(answer);

/** All answers that a question takes, with commas between them. */
export const answersTo = ({ answer }: Step): string =>
  typeof answer === 'object' ? answer.members.map(wordOf).join(',') : 'yes,no';

/** What a step is called in the journal: behind its port where several have a step of that name. */
export const createStepWords = ({ ports }: Pick<Program, 'ports'>): ((step: Step) => string) =>
  createCallNames(ports, { method: ({ name }) => snakeCase(name), port: snakeCase });

/** What stands between single quotes. */
export const quoted = (text: string): string => `'${text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').replace(/'/g, "''")}'`;

export const writeLines = (
  writer: { readonly line: (text: string, about?: readonly string[]) => void },
  lines: readonly string[],
  about?: readonly string[],
): void => {
  for (const [index, line] of lines.entries()) writer.line(line, index === 0 ? about : undefined);
};

/** That one of these columns is there and no more. */
export const exactlyOne = (columns: readonly string[]): string =>
  `${columns.map((column) => `CASE WHEN ${column} IS NULL THEN 0 ELSE 1 END`).join(' + ')} = 1`;

export const isPlainCondition = (check: Check): check is Range | Comparison =>
  check.kind === 'range' || check.kind === 'compare';

/** Limits and comparisons of columns, which all databases write alike. */
export const plainCondition = (check: Range | Comparison, nameOf: (name: Name) => string): string => {
  const column = nameOf(check.column);
  if (check.kind === 'compare') return `${column} ${check.operator} ${nameOf(check.than)}`;
  const [least, most] = check.rules;
  return check.rules.length === 2 && least?.operator === '>=' && most?.operator === '<='
    ? `${column} BETWEEN ${least.value} AND ${most.value}`
    : check.rules.map(({ operator, value }) => `${column} ${operator} ${value}`).join(' AND ');
};
