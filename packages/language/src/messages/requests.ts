import { conjunctions, determiners, prepositions } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { type Token, wordAt } from '../text/token.ts';

const method = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/;

/**
 * `the app POST /visits to the api`, `the app does GET /visits/7`: a request with its path as one token, as if it stood in quotes, and a verb before it.
 * In: tokens of a sentence; out: the same where there is none.
 */
export const withRequests = (tokens: readonly Token[]): readonly Token[] => {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const end = pathEnd(tokens, at);
    if (end === at) {
      merged.push(token);
      continue;
    }
    const before = merged.at(-1);
    if (before !== undefined && /^do(?:es)?$/.test(before.lower)) merged[merged.length - 1] = { ...before, ...sends };
    else if (before?.kind === 'word' && needsVerb(before)) merged.push({ ...wordAt('sends', token), ...sends });
    const path = tokens.slice(at + 1, end).map(({ text }) => text);
    const text = [token.text, path.join('')].join(' ');
    merged.push({
      text,
      lower: text.toLowerCase(),
      kind: 'quote',
      start: token.start,
      end: tokens[end - 1]?.end ?? token.end,
    });
    at = end - 1;
  }
  return merged;
};

export const isRequest = ({ kind, text }: Token): boolean => kind === 'quote' && method.test(text.split(' /')[0] ?? '');

/** True behind a name, where no verb tells that it is sent. */
const needsVerb = ({ lower }: Token): boolean =>
  !isVerb(lower) && !prepositions.has(lower) && !determiners.has(lower) && !conjunctions.has(lower);

const isVerb = (word: string): boolean => readVerb(word)?.forms.has('third') === true;

const sends = { text: 'sends', lower: 'sends' };

/** The index behind the path of a request that begins at `at`; `at` itself for none. */
const pathEnd = (tokens: readonly Token[], at: number): number => {
  if (!method.test(tokens[at]?.text ?? '') || tokens[at + 1]?.text !== '/') return at;
  let end = at + 2;
  while (
    tokens[end] !== undefined &&
    tokens[end]?.start === tokens[end - 1]?.end &&
    !/^[,;:.)]$/.test(tokens[end]?.text ?? '')
  )
    end += 1;
  return end;
};
