import { takeId } from '../../model/ids.ts';

/** Words that mean something in one of the notations, in lower case; no part is called so. */
const reserved =
  'accdescr acctitle abstract activate actor alt and annotation as autonumber bottom boundary box break call class classdef click collections ' +
  'color control create critical database deactivate default destroy digraph direction edge else end endif entity enum erdiagram flowchart fork ' +
  'frame graph group header hide href if interface join legend left linkstyle loop mindmap namespace newpage node note of opt option ' +
  'over package par participant queue rect ref return right section sequence skinparam start state strict style subgraph title top';

/** For each id a name of ASCII letters, digits and `_` that is no word of any notation; ids of one spec get different names. */
export const assignKeys = (ids: readonly string[]): ReadonlyMap<string, string> => {
  const taken = new Set(reserved.split(' '));
  return new Map(ids.map((id) => [id, takeKey(id, taken)]));
};

const takeKey = (id: string, taken: Set<string>): string => {
  const slug = id
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase();
  const base = /^[a-z]/.test(slug) ? slug : `n${slug}`;
  // `takeId` counts with a hyphen, which several notations read as a part of an arrow.
  if (!taken.has(base)) return takeId(base, taken);
  for (let count = 2; ; count += 1) if (!taken.has(`${base}_${count}`)) return takeId(`${base}_${count}`, taken);
};
