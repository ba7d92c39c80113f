import { clauseOpeners, modals, phraseOpeners } from '../lexicon/en/closed-words.ts';
import type { Token } from '../text/token.ts';
import { toSingular } from './name.ts';
import { type Noun, readNoun } from './noun.ts';
import { attributeHeads, genericNouns } from './structure-words.ts';

/** A noun phrase in a row of them, with the preposition before it; empty for an object without one. */
export interface Chunk {
  readonly lead: string;
  readonly noun: Noun;
}

/** Words after which nothing more is said of the things: conditions, reasons, times. */
const stops: ReadonlySet<string> = new Set([
  ...clauseOpeners,
  'without',
  'before',
  'after',
  'during',
  'such',
  'including',
  'like',
  'than',
  'based',
  'due',
  'per',
  'until',
  'using',
  'ensuring',
  'providing',
]);

/** Splits what follows a verb into its noun phrases: `appointments with doctors` gives two. */
export const readChunks = (tokens: readonly Token[]): readonly Chunk[] => {
  const chunks: { lead: string; tokens: Token[] }[] = [{ lead: '', tokens: [] }];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const isCount = token.lower === 'or' && /^(?:one|zero|0|1)$/.test(tokens[index - 1]?.lower ?? '');
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth = Math.max(0, depth - 1);
    if (depth > 0 || token.text === ')') continue;
    const current = chunks.at(-1);
    if (chunks.length > 1 && opensVerb(token)) {
      chunks.pop();
      break;
    }
    const isParticle = index === 0 && token.lower === 'after';
    if (
      current === undefined ||
      (stops.has(token.lower) && !isParticle) ||
      (current.tokens.length === 0 && isModal(token))
    )
      break;
    if (!isCount && (token.text === ',' || /^(?:and|or|&|plus|nor|but|\/)$/.test(token.lower)))
      chunks.push({ lead: current.lead, tokens: [] });
    else if (token.lower === 'of' && isNameOf(tokens, index)) current.tokens.push(token);
    else if (token.lower === 'of') {
      if (!saysNothing(current.tokens)) chunks.push({ lead: 'of', tokens: [] });
      else current.tokens.length = 0;
    } else if (phraseOpeners.has(token.lower)) chunks.push({ lead: token.lower, tokens: [] });
    else if (/['’]s$/.test(token.text)) {
      current.tokens.push({
        ...token,
        text: token.text.slice(0, -2),
        lower: token.lower.slice(0, -2),
        end: token.end - 2,
      });
      chunks.push({ lead: current.lead === '' ? '' : current.lead, tokens: [] });
    } else current.tokens.push(token);
  }
  return chunks.flatMap(({ lead, tokens: phrase }, index) => {
    if (index > 0 && phrase.length === 1 && genericNouns.has(phrase[0]?.lower ?? '')) return [];
    const noun = readNoun(phrase);
    return noun === undefined ? [] : [{ lead, noun }];
  });
};

/** `and the crew is paid`: what stands before such a word is another statement's subject. */
const opensVerb = ({ lower, text }: Token): boolean =>
  text === lower && (/^(?:is|are|was|were)$/.test(lower) || modals.has(lower));

/** `or can be reused`: what a list of things goes on with is another statement. */
const isModal = (token: Token): boolean => modals.has(token.lower) && token.text === token.lower;

/** `a Bill of Material`: capitals on both sides, the first not only because it opens the sentence. */
const isNameOf = (tokens: readonly Token[], index: number): boolean =>
  index > 1 &&
  /^\p{Lu}\p{Ll}/u.test(tokens[index - 1]?.text ?? '') &&
  /^\p{Lu}\p{Ll}/u.test(tokens[index + 1]?.text ?? '');

/** `details of the order`, `list of students`: the order and the students are meant. */
const saysNothing = (tokens: readonly Token[]): boolean => {
  const head = toSingular(tokens.at(-1)?.lower ?? '');
  return (
    genericNouns.has(head) ||
    attributeHeads.has(head) ||
    /^(?:one|many|each|all|some|part|both|ability|option)$/.test(head)
  );
};

/** The names in a list, such as a subject: `the Branch and User components`. */
export const readNouns = (tokens: readonly Token[]): readonly Noun[] => {
  const chunks = readChunks(tokens.filter((token) => !/^(?:both|either)$/.test(token.lower) && !isModal(token)));
  return chunks.filter(({ lead }) => lead === chunks[0]?.lead).map(({ noun }) => noun);
};
