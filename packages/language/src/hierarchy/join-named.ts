import { goesOnWithList, namedRun, postBeforeName, runMark, someBeforeNames } from '../lexicon/en/plain-chart-words.ts';
import { countOf } from './counted-positions.ts';
import { isPerson, isTitle } from './read-name.ts';

/**
 * Puts names in apposition into brackets behind the post that they hold, of the same length: `a receptionist, Kim` is one box, `two nurses under
 * her, Joy and Ed` are two. There are as many names as posts; more of them are a list of their own.
 */
export const joinNamed = (text: string): string =>
  text.replace(
    namedRun,
    (whole: string, under: string | undefined, run: string, comma: string | undefined, at: number) => {
      const names = run.split(runMark).filter((name) => name !== '');
      const before = text.slice(0, at);
      const count = someBeforeNames.exec(before)?.groups?.count;
      const isTold = count === undefined ? names.length === 1 && isOnePost(before) : countOf(count) === names.length;
      if (!isTold || !names.every((name) => isPerson(name) && !isTitle(name))) return whole;
      const named = `(${run.replace(/^, /, '')})${under ?? ''}`;
      if (comma === undefined) return named;
      return goesOnWithList.test(text.slice(at + whole.length)) ? `${named},` : ` ${named}`;
    },
  );

/** `a yard hand`, and behind `the` what is known as a post. */
const isOnePost = (before: string): boolean => {
  const { one, post = '' } = postBeforeName.exec(before)?.groups ?? {};
  return one !== undefined && (/^an?$/i.test(one) || isTitle(post));
};
