import { compositeKey, keyJoint, keyTogether } from '../../lexicon/en/data-words.ts';

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

/** `invoice_id, line_no, primary key is invoice_id plus line_no`: which columns are the key. In: a list of columns. Out: undefined where it names none. */
export const readCompositeKey = (list: string): CompositeKey | undefined => {
  const match = compositeKey.exec(list);
  const columns = (match?.groups?.columns ?? match?.groups?.listed)?.split(keyJoint).map((name) => name.trim());
  if (match === null || columns === undefined || columns.length < 2) return undefined;
  return { columns, rest: list.slice(0, match.index) + ' '.repeat(match[0].length) };
};
