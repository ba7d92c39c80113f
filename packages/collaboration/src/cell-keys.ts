const separator = '\n';

/** Stands for a line break in the id of a page; XML has no such character. */
const lineBreak = '\u0001';

export const keyOf = (page: string, id: string): string => page.replaceAll(separator, lineBreak) + separator + id;

export const splitKey = (key: string): { readonly page: string; readonly id: string } => {
  const at = key.indexOf(separator);
  return at < 0
    ? { page: '', id: key }
    : { page: key.slice(0, at).replaceAll(lineBreak, separator), id: key.slice(at + 1) };
};
