import { singularName } from '../../structure/name.ts';
import type { Read } from '../read-value.ts';

/** A table of plain data is one thing with its columns, named after its file. Undefined where the cells do not look like data. */
export const columnsThing = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  title: string,
): Read | undefined => {
  const isData =
    header.some((name) => /(?:^|[ _])(?:id|no|key)$|^id/i.test(name)) ||
    rows.some((row) => row.some((cell) => /^[\d.-]+$/.test(cell)));
  if (!isData && title === '') return undefined;
  const name = title === '' ? 'Record' : singularName(title);
  return { things: [{ name, members: header.map((column) => ({ name: column })) }], links: [] };
};
