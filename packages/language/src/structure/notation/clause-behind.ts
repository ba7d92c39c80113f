import { clauseInList } from '../../lexicon/en/data-words.ts';

/** `id, date, it has one boat`: where a list of columns ends and a clause about what has them begins; undefined where none does. */
export const clauseBehind = (list: string): number | undefined => {
  const at = clauseInList.exec(list)?.index ?? 0;
  return at === 0 ? undefined : at;
};
