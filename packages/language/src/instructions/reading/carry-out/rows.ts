import type { Edit, SpecAttribute } from '@diagloom/diagram/model';
import { tellingStems } from '../part-index.ts';
import type { Wish } from '../wish.ts';
import { likenessAmong } from '../word-likeness.ts';

const nameOf = (words: string): string =>
  words
    .trim()
    .replace(/^(?:an?|the|its|their|one|new)\s+/i, '')
    .replace(/[.,;:]+$/, '');

/** The box that a row is of: the one named, or the only one that has such a row, or has it and was spoken of last; none where it could be several. */
const ownersOf = ({ parts, setting }: Wish, row?: string): readonly string[] => {
  const named = (parts.target ?? []).filter(({ sort }) => sort === 'node').map(({ id }) => id);
  if (named.length > 0) return named;
  if (row === undefined) return [];
  const found = setting.spec.nodes.flatMap(({ id, attributes }) => {
    const like = findRow(attributes ?? [], row);
    return like === undefined ? [] : [{ id, isExact: flat(like.name) === flat(nameOf(row)) }];
  });
  const exact = found.filter(({ isExact }) => isExact);
  const owners = (exact.length > 0 ? exact : found).map(({ id }) => id);
  const spokenOf = owners.filter((id) => setting.lastTouched.includes(id));
  const meant = spokenOf.length > 0 ? spokenOf : owners;
  return meant.length > 1 ? [] : meant;
};

const flat = (name: string): string => spaced(name).toLowerCase().replace(/\s+/g, ' ').trim();

const spaced = (name: string): string => name.replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ').replace(/[_:()]/g, ' ');

/** The row that words mean: by all of its words, or by most of them. */
const findRow = (rows: readonly SpecAttribute[], words: string): SpecAttribute | undefined => {
  const wanted = tellingStems(spaced(words));
  const ranked = rows
    .map((row) => {
      const stems = tellingStems(spaced(row.name));
      const told = stems.reduce((sum, stem) => sum + likenessAmong(stem, wanted), 0) / Math.max(1, stems.length);
      const covered = wanted.reduce((sum, stem) => sum + likenessAmong(stem, stems), 0) / Math.max(1, wanted.length);
      return { row, score: told + covered };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  return best !== undefined && best.score >= 0.9 ? best.row : undefined;
};

export const addAttribute = (wish: Wish): readonly Edit[] | undefined => {
  const owners = ownersOf(wish);
  const names = (wish.words.row ?? [])
    .flatMap((words) => words.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/))
    .map(nameOf)
    .filter((name) => name !== '');
  if (owners.length === 0 || names.length === 0) return undefined;
  const type = wish.words.type?.[0]?.replace(/^(?:an?|the)\s+/i, '');
  return owners.flatMap((node) =>
    names.map(
      (name): Edit => ({ kind: 'addAttribute', node, attribute: { name, ...(type === undefined ? {} : { type }) } }),
    ),
  );
};

export const removeAttribute = (wish: Wish): readonly Edit[] | undefined => {
  const edits = (wish.words.row ?? [])
    .flatMap((words) => words.split(/\s*,\s*(?:and\s+)?|\s+and\s+/))
    .flatMap((words) =>
      ownersOf(wish, words).flatMap((node): readonly Edit[] => {
        const row = findRow(wish.setting.spec.nodes.find(({ id }) => id === node)?.attributes ?? [], words);
        return row === undefined ? [] : [{ kind: 'removeAttribute', node, name: row.name }];
      }),
    );
  return edits.length === 0 ? undefined : edits;
};

export const renameAttribute = (wish: Wish): readonly Edit[] | undefined => {
  const [words, name] = [wish.words.row?.[0], wish.words.name?.[0]];
  if (words === undefined || name === undefined) return undefined;
  const [node] = ownersOf(wish, words);
  const row = findRow(wish.setting.spec.nodes.find(({ id }) => id === node)?.attributes ?? [], words);
  if (node === undefined || row === undefined || row.name === nameOf(name)) return undefined;
  return [{ kind: 'changeAttribute', node, name: row.name, attribute: { ...row, name: nameOf(name) } }];
};
