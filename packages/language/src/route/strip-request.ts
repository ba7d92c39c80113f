import { pronouns } from '../lexicon/en/closed-words.ts';
import { closingCourtesy } from '../lexicon/en/courtesies.ts';
import { happening, headingRemark, looseEnd, requestPatterns, subjectQuestion } from '../lexicon/en/requests.ts';
import { isUseCaseHeading } from '../notations/use-case.ts';
import { opensWays } from '../process/read-behind-colon.ts';
import { findPredicate } from '../segment/predicate.ts';
import { type Token, tokenise } from '../text/token.ts';
import { capitalised } from '../text/words.ts';

export interface StrippedRequest {
  /** The prompt with the request blanked out, so that offsets stay. */
  readonly text: string;
  /** What the request asked to draw, such as `Tea ceremony`; empty for none. */
  readonly title: string;
}

/**
 * Takes `make a flowchart of ...:` away from a prompt and keeps its subject as the title. Where the subject itself tells
 * what happens (`a flowchart where the user logs in, ...`), it stays in the text.
 */
export const stripRequest = (prompt: string): StrippedRequest => {
  const asked = subjectQuestion.exec(prompt)?.groups?.topic;
  if (asked !== undefined) return { text: ' '.repeat(prompt.length), title: titleFrom(asked) };
  let text = prompt;
  let title = '';
  for (const { pattern } of requestPatterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const topic = match.groups?.topic?.trim() ?? '';
    const rest = text.slice(match[0].length).trim();
    const asksHow = /\bhow\s+$/i.test(match[0].slice(0, match[0].lastIndexOf(topic)));
    const tellsStep = topic !== '' && !/:\s*$/.test(match[0]) && tellsStory(topic, asksHow);
    if (
      isUseCaseHeading(topic) ||
      /^(?:step \d|(?:for (?:each|every|all)|if|when|while|unless|until|once|after|before)\b)/i.test(topic)
    )
      continue;
    const isLast = pattern === requestPatterns.at(-1)?.pattern;
    if (isLast && (title !== '' || tellsStep || partsInto(topic) || opensWithDeed(rest) || opensWays(firstOf(text))))
      continue;
    const cut = tellsStep || rest === '' ? match[0].length - lengthFromTopic(match[0], topic) : match[0].length;
    if (!tellsStep && title === '' && !pronouns.has(topic.toLowerCase())) title = titleFrom(topic);
    // Lines stay: how far a list is indented counts from where its line begins.
    text = text.slice(0, cut).replace(/[^\n]/g, ' ') + text.slice(cut);
  }
  return title === '' ? withHeading(text, text !== prompt) : { text, title };
};

/** A question that only names its subject without the words that ask; any other text as it is. Offsets stay. */
export const subjectIn = (prompt: string): string => {
  const topic = subjectQuestion.exec(prompt)?.groups?.topic;
  if (topic === undefined) return prompt;
  const at = prompt.indexOf(topic);
  return ' '.repeat(at) + topic + ' '.repeat(prompt.length - at - topic.length);
};

/** A short first line above a list, or after `flowchart:`, is a heading. */
const withHeading = (text: string, isAfterRequest: boolean): StrippedRequest => {
  const match = /^(\s*)([^\n]{3,60})\n\s*(\S[^\n]*)/.exec(text);
  const [, space = '', heading = '', following = ''] = match ?? [];
  const name = heading.replace(headingRemark, '');
  const isHeading =
    /^[^.,;!?>→]+$/.test(name) && name.trim().split(/\s+/).length <= 7 && !/^\s*(?:\d|[-*•])/.test(name);
  if (!isHeading || !(isAfterRequest || /^(?:1[.):]|[-*•]\s)/.test(following))) return { text, title: '' };
  if (!isAfterRequest && standsAmongOthers(text)) return { text, title: '' };
  return {
    text: ' '.repeat(space.length + heading.length) + text.slice(space.length + heading.length),
    title: titleFrom(name.trim().replace(/:$/, '')),
  };
};

/** Several lists below lines of their own: the first of these lines names its list, not the whole. */
const standsAmongOthers = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const marks = lines.map((line) => /^\s*([-*•])\s/.exec(line)?.[1]);
  const [, mark] = marks;
  return (
    mark !== undefined &&
    lines.some(
      (line, at) => at > 1 && marks[at] === undefined && marks[at + 1] === mark && line.trim().split(/\s+/).length <= 4,
    )
  );
};

const firstOf = (text: string): readonly Token[] => tokenise(text.split(/[.!?\n]/)[0] ?? '');

/** `Sort the post into two heaps: ...` is done first, and lists what comes of it. */
const partsInto = (topic: string): boolean => {
  const tokens = tokenise(topic);
  const found = findPredicate(tokens);
  const isDeed = found?.start === 0 && found.form === 'base' && found.score >= 8;
  return isDeed && tokens.some(({ lower }, at) => at > found.end && lower === 'into');
};

/** `Cook: washes rice` names who acts, not what is drawn. */
const opensWithDeed = (rest: string): boolean => {
  const predicate = findPredicate(firstOf(rest));
  return predicate?.start === 0 && predicate.form === 'third';
};

const lengthFromTopic = (matched: string, topic: string): number =>
  topic === '' ? 0 : matched.length - matched.lastIndexOf(topic);

/** A subject with a finite verb is part of the story; `user login` is not, nor is `how an order is processed`. */
const tellsStory = (topic: string, asksHow: boolean): boolean => {
  const tokens = tokenise(topic);
  const predicate = findPredicate(tokens);
  if (asksHow && predicate?.voice === 'passive') return false;
  return predicate !== undefined && predicate.start > 0 && predicate.score >= 6.5;
};

const titleFrom = (topic: string): string =>
  capitalised(
    topic
      .replace(
        /^(?:please )?(?:show|draw|visuali[sz]e|model|document|illustrate|describe|map(?: out)?)(?: me)? (?:how )?/i,
        '',
      )
      .replace(happening, '')
      .replace(/^(?:we|they|i|you) (?=\w+)/i, '')
      .replace(/^how (?:does |do )?(.+?) works?$/i, '$1')
      .replace(/^to (?=\w)/i, '')
      .replace(/^(?:the|a|an|my|our) /i, '')
      .replace(/ (?:is|are|gets?) \w+ed$/i, '')
      .replace(closingCourtesy, '')
      .replace(/^(?:process|flow|procedure|workflow) (?:of|for) (?:the |a |an )?/i, '')
      .split(/\s+/)
      .slice(0, 8)
      .join(' ')
      .replace(looseEnd, ''),
  );
