import type { Sentence } from '../text/sentences.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { headPhrase } from './actor.ts';
import type { Branch, Statement } from './statement.ts';

/** Statements read from more than one sentence. */
export interface Cases {
  readonly statements: readonly Statement[];
  /** The number of sentences they were read from. */
  readonly length: number;
}

type Read = (tokens: readonly Token[]) => readonly Statement[];

/** The longest name of a case, in words. */
const longestName = 3;

/**
 * `Sort the mail as urgent or normal. Urgent: call back. Normal: write.`: what is done in each case that the first sentence
 * names. In: the sentences from the first on, and how one is read. Out: undefined where no such cases follow.
 */
export const readLabelledCases = ([first, ...rest]: readonly Sentence[], read: Read): Cases | undefined => {
  if (!first) return undefined;
  const below = first.item === '-' ? undefined : readCasesBelow(first, rest, read);
  if (below !== undefined) return below;
  const named = new Set(first.tokens.map(({ lower }) => lower));
  const end = rest.findIndex(({ tokens }) => !caseOf(tokens, named));
  const cases = rest.slice(0, end < 0 ? undefined : end).flatMap(({ tokens }) => caseOf(tokens, named) ?? []);
  if (cases.length < 2) return undefined;
  const branches = cases.map(({ name, told }): Branch => ({ label: capitalised(textOf(name)), body: read(told) }));
  return { statements: [...read(first.tokens), { kind: 'alternatives', branches }], length: cases.length + 1 };
};

/** `Taste the soup` with `- bland -> add salt` and `- fine -> serve it` below: the cases that its outcome may be. */
const readCasesBelow = (first: Sentence, rest: readonly Sentence[], read: Read): Cases | undefined => {
  const end = rest.findIndex((sentence) => outcomeOf(sentence) === undefined);
  const cases = rest.slice(0, end < 0 ? undefined : end).flatMap((sentence) => outcomeOf(sentence) ?? []);
  if (cases.length < 2) return undefined;
  const branches = cases.map(({ name, told }): Branch => ({ label: capitalised(textOf(name)), body: read(told) }));
  if (branches.some(({ body }) => body.length === 0)) return undefined;
  const names = cases.map(({ name }) => textOf(name)).join(' or ');
  const question = names.split(' ').length > longestQuestion ? 'Which one?' : `${capitalised(names)}?`;
  return {
    statements: [...read(first.tokens), { kind: 'alternatives', question, branches }],
    length: cases.length + 1,
  };
};

/** More words than this are no question that is read at a glance. */
const longestQuestion = 5;

const outcomeOf = ({ item, tokens }: Sentence): ReturnType<typeof caseOf> => {
  const sign = tokens.findIndex(({ text }) => /^(?:[-=]+>|[→➔➜⟶]|:|=)$/.test(text));
  const name = tokens.slice(0, Math.max(0, sign));
  const isName =
    name.length > 0 &&
    name.length <= longestName &&
    name.every(({ kind }) => kind !== 'mark') &&
    !/^(?:if|when|else|otherwise|yes|no)$/.test(name[0]?.lower ?? '');
  return item === '-' && isName && sign < tokens.length - 1 ? { name, told: tokens.slice(sign + 1) } : undefined;
};

const caseOf = (
  tokens: readonly Token[],
  named: ReadonlySet<string>,
): { readonly name: readonly Token[]; readonly told: readonly Token[] } | undefined => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const name = tokens.slice(0, Math.max(0, colon));
  const isCase = name.length > 0 && name.length <= longestName && name.every(({ lower }) => named.has(lower));
  return isCase && colon < tokens.length - 1 ? { name, told: tokens.slice(colon + 1) } : undefined;
};

/** `Depending on the size, pack a box, call a truck or rent a van`: one exit for each thing that may be done. */
export const readDependent = (tokens: readonly Token[], read: Read): Cases | undefined => {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const opens = /^(?:depending|based)$/.test(tokens[0]?.lower ?? '') && tokens[1]?.lower === 'on';
  if (!opens || comma < 3) return undefined;
  const told = tokens.slice(comma + 1).map((token) => (token.lower === 'or' ? { ...token, lower: 'and' } : token));
  const branches = read(told).map((statement): Branch => ({ label: '', body: [statement] }));
  if (branches.length < 2 || !tokens.some(({ lower }) => lower === 'or')) return undefined;
  const about = headPhrase(tokens.slice(2, comma)).filter(({ lower }) => !/^(?:the|its|their|a|an)$/.test(lower));
  return { statements: [{ kind: 'alternatives', question: `${capitalised(textOf(about))}?`, branches }], length: 1 };
};
