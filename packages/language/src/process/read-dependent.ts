import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { headPhrase } from './actor.ts';
import type { Branch, Statement } from './statement.ts';

/** `Depending on the size, pack a box, call a truck or rent a van`: one exit for each thing that may be done. */
export const readDependent = (
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
): readonly Statement[] | undefined => {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const opens = /^(?:depending|based)$/.test(tokens[0]?.lower ?? '') && tokens[1]?.lower === 'on';
  if (!opens || comma < 3) return undefined;
  const told = tokens.slice(comma + 1).map((token) => (token.lower === 'or' ? { ...token, lower: 'and' } : token));
  const branches = read(told).map((statement): Branch => ({ label: '', body: [statement] }));
  if (branches.length < 2 || !tokens.some(({ lower }) => lower === 'or')) return undefined;
  const about = headPhrase(tokens.slice(2, comma)).filter(({ lower }) => !/^(?:the|its|their|a|an)$/.test(lower));
  return [{ kind: 'alternatives', question: `${capitalised(textOf(about))}?`, branches }];
};
