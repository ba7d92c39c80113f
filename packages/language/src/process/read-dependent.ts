import { determiners, prepositions, subjectPronouns } from '../lexicon/en/closed-words.ts';
import { findPredicate } from '../segment/predicate.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { headPhrase } from './actor.ts';
import type { Branch, Statement } from './statement.ts';

/** `Depending on the size, pack a box, call a truck or rent a van`: one exit for each thing that may be done. */
export const readDependent = (
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
): readonly Statement[] | undefined => {
  const inside = tokens.findIndex(
    ({ lower }, at) => at > 1 && /^(?:depending|based)$/.test(lower) && /^[,;]$/.test(tokens[at - 1]?.text ?? ''),
  );
  if (inside > 0 && tokens[inside + 1]?.lower === 'on') {
    const before = tokens.slice(0, inside - 1);
    const told = before.at(-1)?.lower === 'and' ? before.slice(0, -1) : before;
    const dependent = readDependent(tokens.slice(inside), read);
    return dependent && told.length > 0 ? [...read(told), ...dependent] : undefined;
  }
  const comma = endOfDependence(tokens);
  const opens = /^(?:depending|based)$/.test(tokens[0]?.lower ?? '') && tokens[1]?.lower === 'on';
  if (!opens || comma < 3) return undefined;
  const deeds = waysBehind(tokens.slice(tokens[comma]?.text === ',' ? comma + 1 : comma));
  const branches = deeds.flatMap(read).map((statement): Branch => ({ label: '', body: [statement] }));
  if (branches.length < 2 || !tokens.some(({ lower }) => lower === 'or')) return undefined;
  const about = headPhrase(tokens.slice(2, comma)).filter(({ lower }) => !determiners.has(lower));
  return [{ kind: 'alternatives', question: `${capitalised(textOf(about))}?`, branches }];
};

/** Where the words end that it depends on: at the comma, or before a new subject, `depending on its size | it goes`; -1 for nowhere. */
const endOfDependence = (tokens: readonly Token[]): number => {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const subject = tokens.findIndex(
    ({ lower }, at) => at > 3 && subjectPronouns.has(lower) && findPredicate(tokens.slice(at))?.start === 1,
  );
  return subject > 0 && (comma < 0 || subject < comma) ? subject : comma;
};

/** `bring it into the store or onto the shelf` says the deed once; `pack a box or call a truck` are two deeds, which are read together. */
const waysBehind = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const or = tokens.findLastIndex(({ lower }) => lower === 'or');
  const place = tokens.findIndex(({ lower }, at) => at > 0 && at < or && prepositions.has(lower));
  const next = tokens[or + 1];
  const opensPlace = next !== undefined && (prepositions.has(next.lower) || determiners.has(next.lower));
  if (place < 1 || !opensPlace || tokens.slice(0, or).some(({ text }) => text === ','))
    return [tokens.map((token) => (token.lower === 'or' ? { ...token, lower: 'and' } : token))];
  const deed = tokens.slice(0, prepositions.has(next.lower) ? place : place + 1);
  return [tokens.slice(0, or), [...deed, ...tokens.slice(or + 1)]];
};
