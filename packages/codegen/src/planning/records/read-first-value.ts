import type { SpecAttribute } from '@diagloom/diagram/model';
import { type FieldDecl, type Literal, oneLine, type ScalarType } from '../../program/index.ts';
import { splitRules } from './column-rules.ts';

/** What a row says that a field is at first: `false` of `isPaid: bool = false` or `is_paid: bool default false`. Empty where it says nothing. */
export const firstValueOf = ({ name, type }: SpecAttribute): string =>
  oneLine(
    [name, type ?? '']
      .map((text) => firstForm.exec(splitRules(text).plain)?.[1])
      .find((first) => first !== undefined) ?? '',
  );

const firstForm = /(?:=|\bdefault\b)\s*(.+)$/i;

/** The type of a row that writes none, by what it is at first: `integer` of `renewals = 0`. */
export const typeOfFirst = (first: string): ScalarType | undefined => {
  if (/^-?\d+$/.test(first)) return 'integer';
  if (/^-?\d+\.\d+$/.test(first)) return 'decimal';
  if (/^(?:true|false)$/i.test(first)) return 'boolean';
  return /^["“'].*["”']$/.test(first) ? 'text' : undefined;
};

/** The same as a value of the field's type; absent where it is none that every language can write, such as `today`. */
export const readFirstValue = (
  written: string,
  { type, isList, isOptional, refuses }: Pick<FieldDecl, 'type' | 'isList' | 'isOptional' | 'refuses'>,
): Literal | undefined => {
  if (written === '' || isList || isOptional || type.kind === 'record') return undefined;
  const isQuotedNumber = type.kind === 'scalar' && type.scalar !== 'text';
  const first = isQuotedNumber ? written.replace(/^b?'(.*)'$/, '$1') : written;
  if (type.kind === 'enum') {
    const word = plain(first.replace(/^.*\.(?=\w)/, ''));
    return type.enum.members.find(({ words }) => words.join('') === word);
  }
  if (type.scalar === 'boolean') return /^(?:true|yes|1|false|no|0)$/i.test(first) ? /^[ty1]/i.test(first) : undefined;
  if (type.scalar === 'integer' || type.scalar === 'decimal') {
    const form = type.scalar === 'integer' ? /^-?\d{1,9}$/ : /^-?\d{1,9}(?:\.\d{1,4})?$/;
    const isRefused = (refuses === 'negative' && first.startsWith('-')) || (refuses === 'zero' && !(Number(first) > 0));
    return form.test(first) && !isRefused ? Number(first) : undefined;
  }
  const quoted =
    /^["'“](.*)["'”]$/.exec(first)?.[1] ?? (computed.test(first) ? undefined : /^\p{L}[\p{L}\d-]*$/u.exec(first)?.[0]);
  const isRefused = refuses === 'blank' && quoted?.trim() === '';
  return type.scalar === 'text' && !isRefused ? quoted : undefined;
};

/** Words that stand for a value which is found out each time, or for none. */
const computed = /^(?:auto|current|empty|generated|new|nil|none|now|null|random|today|undefined|uuid)/i;

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
