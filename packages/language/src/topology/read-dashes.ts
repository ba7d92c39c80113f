import { outermost, outermostFirst } from '../lexicon/en/topology-words.ts';

/** Between two names of a chain, with blanks on both sides. */
const dash = /(?<=\S) [-–—] (?=\S)/g;

/** `web > api > database`; `more than 8` is told with a number. */
const greater = /(?<=[\p{L})\d]) >>? (?=[\p{L}(])/gu;

/** `internet / firewall / switch`. */
const slash = / \/ /g;

const plus = /(?<=\S) \+ (?=\S)/g;

/** The most words between two dashes of a chain; more is a sentence with an aside. */
const longestName = 5;

/** `internet - router - switch` is a chain as with arrows, and `web + api` a list. In: a text. Out: the same with arrows and `&` for such signs, every offset kept. */
export const withArrows = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(greater, '-> '))
    .map((line) => (outermostFirst.test(line) ? line.replace(slash, '-> ') : line))
    .map((line) => {
      const told = line.split(sentenceEnd).map(withChain).join('');
      return /[-=]>|→/.test(told) ? told : told.replace(plus, ' & ');
    })
    .join('\n');

const sentenceEnd = /(?<=\.)(?= )/;

/** `Lyon: router - switch - server` is a chain of the place that stands before the colon. */
const withChain = (sentence: string): string => {
  const [head = ''] = placeBefore.exec(sentence) ?? [];
  const told = sentence.slice(head.length);
  return isChain(told) ? head + told.replace(dash, '-> ') : sentence;
};

const placeBefore = /^\s?[^\s:.!?–-][^:.!?–-]{0,30}: (?=[^:.!?]+ [-–] )/;

const isChain = (line: string): boolean => {
  const pieces = line.split(dash);
  const longest = outermost.test(pieces[0] ?? '') ? longestStop : longestName;
  return (
    pieces.length > 2 &&
    pieces.slice(0, -1).every((piece) => piece.trim().split(/\s+/).length <= longest && !/[.!?:]/.test(piece))
  );
};

/** The same in a chain from the internet on, where a stop may say what is in it. */
const longestStop = 9;
