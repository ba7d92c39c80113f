import type { Kind } from '@diagloom/diagram/model';
import { namedWithQualifier } from '../lexicon/en/small-chat-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { capitalised } from '../text/words.ts';
import { isQuoted, showQuotes } from './hide-quotes.ts';
import { findKind, singularPhrase } from './references/find-kind.ts';
import { flat } from './references/stem.ts';
import type { Setting } from './setting.ts';
import { anyShape } from './words/positions.ts';

/** What a command calls a part that is not there yet. */
export interface NewPart {
  readonly label: string;
  /** Absent for the plain kind. */
  readonly kind?: string;
}

const opening = /^(?:(?:a|an|the|some|another|one more|one|new|extra|additional|further|second)\s+)+/i;
const articles = /^(?:(?:an?|the)\s+)+/i;
const naming =
  /^(?:called|named|labelled|labeled|titled|with (?:the )?(?:label|name|title|text)|saying|that says|:)\s*/i;

/** "an approval", "a decision called 'Paid?'", "a step to notify the customer", "payment database". */
export const readNewPart = (phrase: string, setting: Setting): NewPart => {
  const { nodes } = setting.type.vocabulary;
  const text = phrase.trim().replace(/[.,]+$/, '');
  if (isQuoted(text)) return withKind(showQuotes(text, setting.quotes), undefined, nodes);
  const words = (namedWithQualifier.test(text) ? text.replace(articles, '') : text.replace(opening, ''))
    .trim()
    .split(/\s+/);
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const kind = kindOf(words.slice(0, length).join(' '), nodes);
    if (kind === undefined) continue;
    const isSame = (word: string | undefined): boolean =>
      word !== undefined && kindOf(word, nodes)?.id === kind.id && !kind.isPlain;
    const rest = words.slice(isSame(words[length]) ? length + 1 : length).join(' ');
    if (rest === '') return withKind(kind.isPlain ? kind.label : capitalised(words.join(' ')), kind, nodes);
    // "An end event Rejected" is an end.
    const eventful = /^(?:event|point|state)\s+(.+)$/i.exec(rest)?.[1];
    if (eventful !== undefined) return withKind(labelFrom(eventful, setting), kind, nodes);
    const named = asCommand(rest.replace(naming, '').replace(/^(?:to|where we|where you|in which we)\s+/i, ''));
    const isNamed = named !== rest || isQuoted(rest) || kind.isPlain || /^\p{Lu}/u.test(rest);
    const purpose = /^for\s+(.+)$/i.exec(rest)?.[1];
    if (isNamed || purpose !== undefined) {
      return withKind(labelFrom((purpose ?? named).trim(), setting), kind, nodes);
    }
  }
  for (let length = Math.min(2, words.length - 1); length > 0; length -= 1) {
    const kindWords = words.slice(-length).join(' ');
    const kind = kindOf(kindWords, nodes);
    if (kind === undefined) continue;
    // "Approval step" is an approval; a "payment database" stays one by name, and a "quality check" is a step.
    const isPlainWord = anyShape.has(flat(kindWords)) || kind.label.toLowerCase() === kindWords.toLowerCase();
    const isSpoken = isPlainWord && (kind.isPlain || kind.id === 'decision');
    const before = words.slice(0, -length).join(' ');
    if (isQuoted(before)) return withKind(showQuotes(before, setting.quotes), kind, nodes);
    if (setting.type.family === 'screens') return withKind(labelFrom(before, setting), kind, nodes);
    const isMeant = kind.id !== 'decision' || isPlainWord;
    const text = (isSpoken ? words.slice(0, -length) : words).join(' ');
    return withKind(labelFrom(text, setting), isMeant ? kind : undefined, nodes);
  }
  return withKind(labelFrom(words.join(' '), setting), undefined, nodes);
};

/** "that sends an invoice" as the step is called: "send an invoice". */
const asCommand = (text: string): string => {
  const [, verb = '', object = ''] = /^(?:that|which|who)\s+(\S+)(.*)$/i.exec(text) ?? [];
  const reading = readVerb(verb.toLowerCase());
  return reading === undefined ? text : reading.base + object;
};

interface NamedKind {
  readonly id: string | undefined;
  readonly label: string;
  readonly isPlain: boolean;
}

const kindOf = (phrase: string, kinds: readonly Kind[]): NamedKind | undefined => {
  const kind = findKind(phrase, kinds);
  if (kind !== undefined) return { id: kind.id, label: kind.label, isPlain: kind.id === kinds[0]?.id };
  const isAny = anyShape.has(singularPhrase(flat(phrase)));
  return isAny ? { id: undefined, label: kinds[0]?.label ?? 'New', isPlain: true } : undefined;
};

const labelFrom = (text: string, setting: Setting): string => {
  const shown = showQuotes(text, setting.quotes);
  return text === shown ? capitalised(shown.replace(/^(?:the|a|an)\s+/i, '')) : shown;
};

const withKind = (label: string, kind: NamedKind | undefined, kinds: readonly Kind[]): NewPart => {
  const isQuestion = label.endsWith('?') && kinds.some(({ id }) => id === 'decision');
  const id = kind?.isPlain === false ? kind.id : kind === undefined && isQuestion ? 'decision' : undefined;
  return {
    label: id === 'decision' && !label.endsWith('?') && kind?.label !== label ? `${label}?` : label,
    ...(id === undefined ? {} : { kind: id }),
  };
};
