import { isThirdForm } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';
import { tokenise } from '../text/token.ts';
import { actingNames } from './acting-names.ts';

/** A noun that names somebody who acts, as which the name of a lane is read. */
const actingNoun = 'team';

/**
 * Sentences in which each name of a lane, and in front of a verb each of somebody who acts elsewhere, is one word that names somebody who
 * acts, whatever it means in English.
 */
export const withKnownActors = (sentences: readonly Sentence[], lanes: readonly string[]): readonly Sentence[] => {
  const names = lanes.map((lane) => tokenise(lane).map(({ lower }) => lower));
  const acting = new Set(actingNames(sentences));
  return sentences.map((sentence) => ({
    ...sentence,
    tokens: joinNames(sentence.tokens, names).map((token, at, tokens) =>
      acting.has(token.lower) && isThirdForm(tokens[at + 1]?.lower ?? '') ? { ...token, lower: actingNoun } : token,
    ),
  }));
};

const joinNames = (tokens: readonly Token[], names: readonly (readonly string[])[]): readonly Token[] => {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const name = names.find((words) => words.every((word, offset) => tokens[at + offset]?.lower === word));
    const [first, last] = [tokens[at], tokens[at + (name?.length ?? 1) - 1]];
    if (first === undefined || last === undefined) break;
    const isSubject = name !== undefined && tokens[at + name.length]?.kind === 'word';
    if (name === undefined || !isSubject) joined.push(first);
    else {
      const text = tokens
        .slice(at, at + name.length)
        .map((token) => token.text)
        .join(' ');
      joined.push({ ...first, text, lower: actingNoun, kind: 'word', end: last.end });
    }
    at += isSubject ? (name?.length ?? 1) : 1;
  }
  return joined;
};
