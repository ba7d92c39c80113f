import { findPasted } from '../../pasted/find-pasted.ts';
import type { ReadingContext } from '../context.ts';
import { blanked } from './parts.ts';

/** Puts what a pasted file declares into the structure; gives the text without it. */
export const readPasted = (text: string, { structure }: ReadingContext): string => {
  const pasted = findPasted(text);
  if (pasted === undefined) return text;
  const { things, links, span } = pasted;
  const placed = (name: string): string => {
    const at = Math.max(span.start, text.indexOf(name, span.start));
    return structure.mention({ label: name, span: { start: at, end: at + name.length }, isExact: true });
  };
  for (const { name, kind, members } of things) {
    const key = placed(name);
    if (kind !== undefined && kind !== 'database') structure.setKind(key, kind);
    for (const member of members) structure.addMember(key, member);
  }
  for (const { from, to, ...rest } of links) structure.relate({ ...rest, from: placed(from), to: placed(to), span });
  for (const { name, parent } of things)
    if (parent !== undefined) structure.relate({ from: placed(parent), to: placed(name), label: '', span });
  structure.use(span);
  return blanked(text, span);
};
