import { phraseOpeners, sentenceOpeners, subjectPronouns } from '../lexicon/en/closed-words.ts';
import { closingCourtesy } from '../lexicon/en/courtesies.ts';
import { asides, howOpeners, metadataKeys } from '../lexicon/en/framing-words.ts';
import { comparers } from '../lexicon/en/guard-words.ts';
import { wishToUs } from '../lexicon/en/requests.ts';
import { readVerb } from '../lexicon/morphology.ts';
import { markerAt } from '../segment/marker-at.ts';
import { withoutBrackets } from '../segment/phrases.ts';
import { findPredicate } from '../segment/predicate.ts';
import { windowEnd } from '../segment/window-end.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised, isAdverb } from '../text/words.ts';
import { conditionStrength } from './guards/condition-phrase.ts';
import { measureAt } from './guards/measure.ts';
import { isTitle, longestTitle, opensLoopOrCondition, tellsAnything, tellsWhoActs } from './is-title.ts';
import { opensWays } from './read-behind-colon.ts';

/** A text without what only stands around its steps. */
export interface Unframed {
  readonly sentences: readonly Sentence[];
  /** What its heading calls it; empty for none. */
  readonly title: string;
}

/**
 * Takes headings, greetings, requests and remarks about the drawing away: `Tea round. Ann boils water ...`, `tea round - Ann boils ...`,
 * `how we make tea: Ann boils ...`. What is left are the sentences that tell what happens. From `told` on, an index of the text, somebody is
 * known to act, so that nothing there is a heading.
 */
export const withoutFraming = (given: readonly Sentence[], told = Number.POSITIVE_INFINITY): Unframed => {
  const kept = given
    .flatMap(withoutAsides)
    .map(withoutOpeners)
    .map((sentence, at) => (at === 0 ? withLeadMarked(sentence) : sentence));
  const [first, ...rest] = kept;
  if (first === undefined || first.item !== undefined || (first.tokens[0]?.start ?? 0) >= told)
    return { sentences: kept, title: '' };
  if ((asksHow(first) || speaksToUs(first)) && rest.some(tellsAnything)) return { sentences: rest, title: '' };
  const lead = leadEnd(first) || measureEnd(first, rest);
  if (lead > 0) {
    const behind = { ...first, tokens: first.tokens.slice(lead + 1) };
    const isOver = behind.tokens.length === 0 || asksWhatIsTold(behind, rest);
    return { sentences: isOver ? rest : [behind, ...rest], title: titleOf(first.tokens.slice(0, lead)) };
  }
  const aim = aimEnd(first.tokens);
  if (aim > 0)
    return {
      sentences: [{ ...first, tokens: first.tokens.slice(first.tokens[aim]?.text === ',' ? aim + 1 : aim) }, ...rest],
      title: titleOf(first.tokens.slice(1, aim)),
    };
  const topic = topicEnd(first.tokens);
  if (topic > 0)
    return {
      sentences: [{ ...first, tokens: first.tokens.slice(topic + 1) }, ...rest],
      title: titleOf(first.tokens.slice(0, topic)),
    };
  return isTitle(first, rest) ? { sentences: rest, title: titleOf(first.tokens) } : { sentences: kept, title: '' };
};

/** `could you draw how we hand out keys? The guest asks ...` */
const asksHow = ({ tokens, closing }: Sentence): boolean =>
  closing === '?' && howOpeners.has(tokens[0]?.lower ?? '') && tokens.length <= longestLead;

/** `Can I get a picture of how we hire? HR sends ...` */
const speaksToUs = ({ tokens, closing }: Sentence): boolean =>
  closing === '?' && tokens.length <= longestRequest && wishToUs.test(textOf(tokens));

const longestRequest = 24;

/** `returns go like this the customer sends ...` as if a colon stood there. */
const withLeadMarked = (sentence: Sentence): Sentence => {
  const { tokens } = sentence;
  const at = tokens.findIndex(({ lower }, index) => lower === 'this' && tokens[index - 1]?.lower === 'like');
  const [last, next] = [tokens[at], tokens[at + 1]];
  if (last === undefined || at > longestLead || next?.kind !== 'word') return sentence;
  const colon: Token = { text: ':', lower: ':', kind: 'mark', start: last.end, end: last.end };
  return { ...sentence, tokens: [...tokens.slice(0, at + 1), colon, ...tokens.slice(at + 1)] };
};

/** The most words before what is told. */
const longestLead = 14;

/** `To change a wheel, stop the car`, `to change a wheel you stop the car`: where the words end that tell what for; 0 for none. */
const aimEnd = (tokens: readonly Token[]): number => {
  if (tokens[0]?.lower !== 'to' || readVerb(tokens[1]?.lower ?? '')?.forms.has('base') !== true) return 0;
  const end = tokens.findIndex(({ text, lower }, at) => at > 2 && (text === ',' || subjectPronouns.has(lower)));
  return end > 0 && end <= longestTitle + 1 && findPredicate(tokens.slice(end + 1)) !== undefined ? end : 0;
};

const titleOf = (tokens: readonly Token[]): string => {
  const bare = withoutBrackets(tokens);
  return bare.length > longestTitle || howOpeners.has(bare[0]?.lower ?? '')
    ? ''
    : capitalised(
        textOf(bare)
          .replace(/[\s,:-]+$/, '')
          .replace(closingCourtesy, ''),
      );
};

/** A sentence without the pieces that speak to the reader; none where nothing else is in it. */
const withoutAsides = (sentence: Sentence): readonly Sentence[] => {
  const { tokens } = sentence;
  if (isAside(tokens) || isMetadata(tokens)) return [];
  const plain = withoutBrackets(tokens);
  // `(sorry for the delay), here is how ...`
  const opening = plain[0]?.text === ',' ? 1 : 0;
  if (tokens[0]?.text === '(' && plain.length > opening)
    return withoutAsides({ ...sentence, tokens: plain.slice(opening) });
  const comma = plain.findIndex(({ text }) => text === ',' || text === ':');
  if (comma > 0 && comma < plain.length - 1 && isAside(plain.slice(0, comma)))
    return withoutAsides({ ...sentence, tokens: plain.slice(comma + 1) });
  return [sentence];
};

/** `ok so when a parcel comes in, ...`: words that only begin to speak. */
const withoutOpeners = (sentence: Sentence): Sentence => {
  const { tokens } = sentence;
  const from = tokens.findIndex(({ lower, text }) => !sentenceOpeners.has(lower) && text !== ',');
  const isOpened = tokens.slice(0, Math.max(0, from)).some(({ lower }) => lower !== 'and' && lower !== 'now');
  return isOpened && /^(?:if|when|once)$/.test(tokens[from]?.lower ?? '')
    ? { ...sentence, tokens: tokens.slice(from) }
    : sentence;
};

/** `Subject: a broken lamp`, `Reported by: ward 9`: about the text, not of the process. */
const isMetadata = (tokens: readonly Token[]): boolean => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  // `OPS-22 / reporter: ann / priority: low`
  const slash = tokens.findLastIndex(({ text }, at) => at < colon && /^[/|]$/.test(text));
  return colon > 0 && metadataKeys.has(textOf(tokens.slice(slash + 1, colon)).toLowerCase());
};

const piecesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const comma = tokens.findIndex(({ text }) => text === ',');
  return comma < 0 ? [tokens] : [tokens.slice(0, comma), ...piecesOf(tokens.slice(comma + 1))];
};

const isAside = (tokens: readonly Token[]): boolean => {
  if (tokens.length > 24) return false;
  const text = textOf(tokens).toLowerCase();
  return asides.some(({ pattern }) => pattern.test(text));
};

/** Where a title ends in the first sentence: at a colon or at a dash with a clause behind it; 0 for nowhere. */
const leadEnd = ({ tokens }: Sentence): number => {
  const at = tokens.findIndex(
    ({ text, start }, index) => text === ':' || (/^[-–—]$/.test(text) && start > (tokens[index - 1]?.end ?? 0)),
  );
  if (at < 1 || at > longestLead) return 0;
  const lead = withoutBrackets(tokens.slice(0, at));
  if (opensLoopOrCondition(tokens) || lead.some(({ lower }) => lower === 'depending')) return 0;
  const opens = howOpeners.has(lead[0]?.lower ?? '') || announces.test(textOf(lead)) || piecesOf(lead).some(isAside);
  if (!opens && (opensWays(tokens) || (tokens[at]?.text !== ':' && listsDeeds(lead)))) return 0;
  // `Ask whether they want tea - if they do, ...` is what is done.
  if (!opens && lead.some((_, index) => index > 0 && markerAt(lead, index)?.role === 'if')) return 0;
  if (lead.some(({ text }) => /^(?:[-=]+>|[→➔➜⟶]|;)$/.test(text)) || (!opens && conditionStrength(lead) === 'strong'))
    return 0;
  const [topic = []] = piecesOf(lead);
  const predicate = findPredicate(topic);
  const tells = predicate !== undefined && predicate.form !== 'gerund' && predicate.start > 0 && predicate.score >= 6.5;
  return opens || !tells ? at : 0;
};

/** `Boil water, salt it, taste - too hard?`: what is done in turn is no title. */
const listsDeeds = (tokens: readonly Token[]): boolean =>
  piecesOf(tokens).filter((piece) => {
    const predicate = findPredicate(piece);
    return predicate?.start === 0 && predicate.form === 'base' && piece.length > 1;
  }).length > 1;

/** `lending skis goes like this` */
const announces = /\b(?:like this|as follows|this way)$/i;

/** `Orders over 500: the clerk raises one, ...` is about such orders where nothing else is measured; 0 for another sentence. */
const measureEnd = ({ tokens }: Sentence, rest: readonly Sentence[]): number => {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const measure = colon > 0 ? measureAt(tokens.slice(0, colon)) : undefined;
  const isAlone =
    rest.length > 1 && rest.every((sentence) => sentence.tokens.every(({ lower }) => !comparers.has(lower)));
  const acts = findPredicate(tokens.slice(colon + 1));
  return measure?.length === colon && measure.thing.length > 0 && isAlone && (acts?.start ?? 0) > 0 ? colon : 0;
};

/** Where a topic ends that opens a story: `How tea is made, Ann boils water`, `ok so wounds, we look at them`; 0 for nowhere. */
const topicEnd = (tokens: readonly Token[]): number => {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const topic = tokens.slice(0, Math.max(0, comma));
  const words = topic.filter(({ lower }) => !sentenceOpeners.has(lower));
  if (words.length === 0 || words.length > longestTitle || opensLoopOrCondition(words)) return 0;
  if (markerAt(tokens, comma + 1) !== undefined) return 0;
  const speaksOfHow = topic.slice(0, 6).some(({ lower }) => lower === 'how');
  const isPhrase = phraseOpeners.has(words[0]?.lower ?? '') || words.every(isAdverb);
  if (!speaksOfHow && (isPhrase || findPredicate(words) !== undefined)) return 0;
  return tellsWhoActs(tokens.slice(comma + 1, windowEnd(tokens, comma + 1))) ? comma : 0;
};

/** `Broken glass - what is done by whom`. */
const asksWhatIsTold = ({ tokens, closing }: Sentence, rest: readonly Sentence[]): boolean =>
  closing !== '?' &&
  tokens.length <= longestTitle &&
  rest.some(tellsAnything) &&
  /^(?:how|what|who)$/.test(tokens[0]?.lower ?? '');
