import type { Structure } from '../structure/structure.ts';

const types = '(?<type>uuid|guid|ulid|bigint|bigserial|serial|int(?:eger)?)s?';
const said = [
  new RegExp(
    `\\b(?:use|using|with|has|have|want)\\s+(?:an?\\s+)?${types}\\s+(?:as\\s+|for\\s+)?(?:all\\s+|the\\s+|primary\\s+|foreign\\s+)*(?:keys?|ids?|pks?)\\b`,
    'i',
  ),
  new RegExp(`\\b(?:keys?|ids?|pks?)\\s+(?:are|as|should be|must be|of type)\\s+(?:an?\\s+)?${types}\\b`, 'i'),
];

/** `use uuid keys`: every key without a type of its own gets this one. Changes the structure. */
export const typeKeys = (structure: Structure, prompt: string): void => {
  const type = said.map((pattern) => pattern.exec(prompt)?.groups?.type).find((found) => found !== undefined);
  if (type === undefined) return;
  for (const { key, members } of structure.things())
    for (const member of members)
      if (member.type === undefined && member.marks?.some((mark) => /^[pf]k$/.test(mark)) === true)
        structure.addMember(key, { ...member, type: type.toLowerCase() });
};
