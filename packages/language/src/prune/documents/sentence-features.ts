import { functionWords } from '../../lexicon/en/closed-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import type { NodeView, View } from '../../report/judging/view.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Token } from '../../text/token.ts';
import { shapeOf } from '../word-shape.ts';

/** What the sentence of a document that a node was read from is like: documents explain, warn and remember between what they prescribe. */
export const sentenceFeatures = (view: View, self: NodeView): readonly string[] => {
  const { source } = self;
  if (source === undefined) return ['no sentence'];
  const at = view.sentences.findIndex(({ tokens }) => (tokens.at(-1)?.end ?? 0) > source.start);
  const sentence = view.sentences[at];
  if (sentence === undefined) return ['no sentence'];
  const words = sentence.tokens.filter(({ kind }) => kind !== 'mark');
  const [first, last] = [sentence.tokens[0]?.start ?? 0, sentence.tokens.at(-1)?.end ?? 0];
  const others = view.nodes.filter(
    (node) => node.source !== undefined && node.source.start >= first && node.source.start < last,
  );
  const before = words.filter(({ end }) => end <= source.start);
  return [
    `s opens:${shapeOf(words[0]?.text ?? '')}`,
    `s opens:${shapeOf(words[0]?.text ?? '')} ${shapeOf(words[1]?.text ?? '')}`,
    `s item:${sentence.item === undefined ? 'none' : /\d/.test(sentence.item) ? 'number' : 'bullet'}`,
    `s follows:${placeInItem(view.sentences, at)}`,
    ...besideList(view.sentences, at),
    `s closing:${sentence.closing}`,
    `s words:${Math.min(6, Math.ceil(words.length / 5))}`,
    `s nodes:${Math.min(5, others.length)}`,
    `s place:${Math.min(4, others.indexOf(self))}`,
    `s before:${Math.min(4, Math.ceil(before.length / 4))}`,
    ...[...new Set(words.map(({ lower }) => lower))].filter((word) => telling.has(word)).map((word) => `s has:${word}`),
    ...(before.at(-1) === undefined ? [] : [`s after:${before.at(-1)?.lower}`]),
    ...marksAround(view.prompt, first, source.start),
    `s tense:${tenseOf(words)}`,
    ...(words.some(({ text }, place) => place > 0 && /^\p{Lu}\p{Ll}/u.test(text)) ? ['s names'] : []),
    ...(words.some(({ text }) => /^\d/.test(text)) ? ['s numbers'] : []),
  ];
};

/** Whether it is the first of its item or paragraph, or the how-manieth behind that. */
const placeInItem = (sentences: readonly Sentence[], at: number): string => {
  for (let place = at; place >= 0; place -= 1) {
    const { item, startsParagraph } = sentences[place] ?? { startsParagraph: true };
    if (item !== undefined || startsParagraph)
      return `${Math.min(3, at - place)}${item === undefined ? '' : ' of item'}`;
  }
  return 'all';
};

/** Where a procedure is counted, what stands before and behind it introduces it or adds to it. */
const besideList = (sentences: readonly Sentence[], at: number): readonly string[] => {
  const isStep = ({ item }: Sentence): boolean => item !== undefined && /\d/.test(item);
  if (sentences.filter(isStep).length < fewestSteps) return [];
  const last = sentences.findLastIndex(isStep);
  const behind = sentences.findIndex(({ item, startsParagraph }, place) => place > last && (startsParagraph || item));
  if (at < sentences.findIndex(isStep)) return ['s list:before'];
  return [behind >= 0 && at >= behind ? 's list:behind' : 's list:within'];
};

const fewestSteps = 3;

/** A bracket or a dash that was opened before the node's words and not closed. */
const marksAround = (text: string, from: number, to: number): readonly string[] => {
  const before = text.slice(from, to);
  return [
    ...(before.lastIndexOf('(') > before.lastIndexOf(')') ? ['s bracket'] : []),
    ...(/[–—]|\s-\s/.test(before) ? ['s dash'] : []),
    ...(/;/.test(before) ? ['s semicolon'] : []),
    ...(/:/.test(before) ? ['s colon'] : []),
    ...(/["“‘]/.test(before) ? ['s quote'] : []),
  ];
};

const tenseOf = (words: readonly Token[]): string => {
  const verb = words
    .map(({ lower }) => (functionWords.has(lower) ? undefined : readVerb(lower)))
    .find((each) => each !== undefined);
  return verb === undefined ? 'none' : [...verb.forms].join('+');
};

const telling = new Set(
  "if when unless once until otherwise else after then before next finally while because since so that which who where must shall should may might can cannot will would could never always only usually sometimes often not no nobody nothing please remember note is are was were has have had been be do does did don't doesn't isn't aren't i we you they it this these there us our your my all each every any both everyone everything within least most more than about for example even though although however but and or also".split(
    ' ',
  ),
);
