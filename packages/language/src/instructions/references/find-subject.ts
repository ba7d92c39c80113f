import { takenUp } from '../../lexicon/en/level-words.ts';
import { indexParts } from '../reading/part-index.ts';
import { look, mentionedBy } from '../reading/sight.ts';
import { tokenize } from '../reading/token.ts';
import type { Setting } from '../setting.ts';
import { type FoundOne, findPart } from './find-parts.ts';
import { partsOf } from './part.ts';

/** What a sentence is about: the part that its subject names, or else the only one that it speaks of. */
export const findSubject = (words: string, setting: Setting): FoundOne => {
  const found = findPart(words, setting);
  if (found.ok) return found;
  const [, before = words] = takenUp.exec(words.trim()) ?? [];
  const named = mentionedBy(look(tokenize(before), indexParts(setting)));
  const [only, ...others] = partsOf(setting).filter(({ id, sort }) => sort === 'node' && named.includes(id));
  return only !== undefined && others.length === 0 ? { ok: true, part: only } : found;
};
