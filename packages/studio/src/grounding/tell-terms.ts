import type { Family } from '@diagloom/diagram/model';

/**
 * Puts a list of terms into sentences that the engine reads: "Claim. Is made under one policy. Date of loss, cause." becomes "A claim is made
 * under one policy. A claim has date of loss, cause." Only for families of entities, and only where several paragraphs or items open like that.
 */
export const tellTerms = (text: string, family: Family): string => {
  if (family !== 'entities' && family !== 'classes') return text;
  const terms = [...text.matchAll(opening)].filter(([, , , rest = '']) => tellsOfTerm(rest));
  if (terms.length < fewestTerms) return text;
  return text.replace(opening, (whole: string, marker: string, term: string, rest: string) =>
    tellsOfTerm(rest)
      ? marker +
        sentencesOf(rest)
          .map((sentence) => tell(term, sentence))
          .join(' ')
      : whole,
  );
};

const fewestTerms = 3;

/** A paragraph or an item that opens with a name of up to four words, a stop, and what is said of it. */
const opening = /^([^\S\n]*(?:[-*•] |\d+[.)] )?)(\p{Lu}[\p{L}\d]*(?: [\p{L}\d]+){0,3})(?:[.:]| [–—-]) (?=\S)(.+)$/gmu;

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.;!?])\s+(?=\p{L})/u);

/** "Is made under ...", "Holds one or more ...", "Employed by ...". */
const verb = /^(?:is|are|has|have|can|may|must|\p{L}{2,}[^s\P{L}]s|\p{L}+ed (?:by|to|in|on|under|for|from))\b/iu;

const tellsOfTerm = (rest: string): boolean =>
  sentencesOf(rest).some((sentence) => verb.test(sentence) || isListing(sentence));

/** Names between commas, none of which is a sentence of its own. */
const isListing = (sentence: string): boolean => {
  const names = sentence.replace(/[.;]$/, '').split(/, (?:and )?| and /);
  return names.length > 1 && names.every((name) => name.split(' ').length <= 4 && !verb.test(name));
};

const tell = (term: string, sentence: string): string => {
  if (isListing(sentence)) return `Each ${lowered(term)} has ${lowered(sentence)}`;
  if (!verb.test(sentence)) return sentence;
  const isPassive = /^\p{L}+ed (?:by|to|in|on|under|for|from)\b/iu.test(sentence);
  return `Each ${lowered(term)} ${isPassive ? 'is ' : ''}${lowered(sentence)}`;
};

const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLowerCase());
