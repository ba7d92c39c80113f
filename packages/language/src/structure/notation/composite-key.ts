import { allTogetherKey, compositeKey, keyJoint, keyTogether } from '../../lexicon/en/data-words.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { hasColumnMark, readMember } from '../members.ts';

/** The columns that a text says make up the key together, and the text without what said so. */
export interface CompositeKey {
  readonly columns: readonly string[];
  readonly rest: string;
}

/** The same of `order_id and product_id as a composite primary key`, where the columns are told for the first time. */
export const readKeyTogether = (text: string): CompositeKey | undefined => {
  const match = keyTogether.exec(text);
  const { columns = '', said = '' } = match?.groups ?? {};
  if (match === null) return undefined;
  const from = match.index + columns.length;
  return {
    columns: columns.split(keyJoint).map((name) => name.trim()),
    rest: text.slice(0, from) + ' '.repeat(said.length) + text.slice(from + said.length),
  };
};

/**
 * `invoice_id, line_no, primary key is invoice_id plus line_no`, `pk (invoice_id int, line_no int)`: which columns are the key. In: a list
 * of columns. Out: undefined where it names none; the rest keeps columns that are told inside the key for the first time.
 */
export const readCompositeKey = (list: string): CompositeKey | undefined => {
  const all = allTogetherKey.exec(list);
  if (all !== null) {
    const before = list.slice(0, all.index);
    const names = splitOutside({ text: before, start: 0 }, /,/g).map(
      ({ text }) => readMember(text)?.attribute.name ?? '',
    );
    return { columns: names.filter((name) => name !== ''), rest: before + ' '.repeat(all[0].length) };
  }
  const match = compositeKey.exec(list);
  const told = match?.groups?.columns ?? match?.groups?.listed;
  const columns = told?.split(keyJoint).map((column) => column.trim()) ?? [];
  if (match === null || told === undefined || columns.length < 2) return undefined;
  const before = list.slice(0, match.index);
  const behind = list.slice(match.index + match[0].length);
  if (!columns.every(hasColumnMark)) return { columns, rest: before + ' '.repeat(match[0].length) + behind };
  const at = match[0].indexOf(told);
  const opening = `,${' '.repeat(at - 1)}`;
  return {
    columns: columns.map((column) => readMember(column)?.attribute.name ?? column),
    rest: before + opening + told + ' '.repeat(match[0].length - at - told.length) + behind,
  };
};
