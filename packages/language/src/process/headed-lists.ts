import { findPredicate } from '../segment/predicate.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { isNameLike, namesActor } from './actor.ts';
import type { Statement } from './statement.ts';

/** A list with the words above it, or sentences without such words. */
export interface HeadedList {
  /** Without its colon; empty for none. */
  readonly heading: string;
  readonly namesActor: boolean;
  readonly sentences: readonly Sentence[];
}

/** Lists below lines such as `Sales:`, or `Sales` where it names who acts; undefined for a text without at least two of them. */
export const readHeadedLists = (sentences: readonly Sentence[]): readonly HeadedList[] | undefined => {
  const lists: { heading: string; namesActor: boolean; sentences: Sentence[] }[] = [
    { heading: '', namesActor: false, sentences: [] },
  ];
  for (const [index, sentence] of sentences.entries()) {
    const heading = headingOf(sentence);
    if (heading !== undefined && sentence.item === undefined && sentences[index + 1]?.item !== undefined)
      lists.push({
        heading: capitalised(textOf(heading)),
        namesActor: namesActor(heading) || isNameLike(heading, false),
        sentences: [],
      });
    else lists.at(-1)?.sentences.push(sentence);
  }
  return lists.length > 2 ? lists : undefined;
};

const headingOf = ({ tokens, closing }: Sentence): readonly Token[] | undefined => {
  const hasColon = tokens.at(-1)?.text === ':';
  const words = hasColon ? tokens.slice(0, -1) : tokens;
  if (words.length === 0 || words.length > 4) return undefined;
  if (!hasColon && (closing !== '' || !(namesActor(words) || isNameLike(words, false)))) return undefined;
  return words.every(({ kind }) => kind !== 'mark') && (findPredicate(words)?.start ?? 0) === 0 ? words : undefined;
};

/** The steps with who does them, where they do not say it themselves. */
export const doneBy = (statements: readonly Statement[], actor: string): readonly Statement[] =>
  statements.map((statement) => {
    switch (statement.kind) {
      case 'step':
        return { ...statement, actor: statement.actor ?? actor };
      case 'choice':
        return {
          ...statement,
          body: doneBy(statement.body, actor),
          otherwise: statement.otherwise && doneBy(statement.otherwise, actor),
        };
      case 'branch':
      case 'loop':
      case 'meanwhile':
        return { ...statement, body: doneBy(statement.body, actor) };
      default:
        return statement;
    }
  });
