import { copulas, haves, modals, prepositions } from '../../lexicon/en/closed-words.ts';
import { documentNouns, joiningWords, looseEnds, looseStarts, pointingWords } from '../../lexicon/en/judging-words.ts';
import { readAssignment } from '../../lexicon/formulas.ts';
import { readVerb, singular } from '../../lexicon/morphology.ts';
import { type Token, textOf } from '../../text/token.ts';
import { type Sign, shareOf, squashed } from './sign.ts';
import { beforeToldQuestion } from './told-question.ts';
import type { Label, NodeView, View } from './view.ts';

/** `Set the fee to minutes * 0.05` is as long as what is computed. */
const isFormula = (tokens: readonly Token[]): boolean => readAssignment(textOf(tokens)) !== undefined;

/** What the labels look like. */
export const labelSigns: readonly Sign[] = [
  {
    id: 'labels-long',
    says: 'long labels',
    measure: (view) => shareOf(told(view), ({ words }) => words.length > longLabel),
  },
  {
    id: 'label-longest',
    says: 'one very long label',
    measure: (view) =>
      squashed(Math.max(0, ...told(view).map(({ tokens }) => (isFormula(tokens) ? 0 : tokens.length - 5))), 8),
  },
  {
    id: 'labels-swallow',
    says: 'labels that contain a whole sentence',
    measure: (view) => shareOf(told(view), swallows),
  },
  { id: 'labels-loose', says: 'labels cut off in the middle', measure: (view) => shareOf(told(view), isCutOff) },
  {
    id: 'labels-point',
    says: 'labels such as “it” or “this” that name nothing',
    measure: (view) => shareOf(told(view), pointsElsewhere),
  },
  { id: 'labels-marks', says: 'stray punctuation in labels', measure: (view) => shareOf(told(view), hasMarks) },
  {
    id: 'labels-short',
    measure: (view) => shareOf(told(view), ({ words }) => words.length <= 1),
  },
  { id: 'labels-alike', says: 'parts with the same name', measure: (view) => sharedLabels(view) },
  { id: 'labels-nested', says: 'parts that may be the same thing drawn twice', measure: (view) => nestedLabels(view) },
  {
    id: 'words-invented',
    says: 'words that aren’t in your text',
    measure: ({ said, ...view }) =>
      shareOf(
        view.nodes
          .filter(({ node }) => node.origin !== 'repair' && node.kind !== 'start' && node.kind !== 'end')
          .flatMap(({ words }) => words),
        ({ stem }) => !said.has(stem),
      ),
  },
  {
    id: 'parts-invented',
    says: 'parts that your text doesn’t mention',
    measure: ({ said, ...view }) => shareOf(told(view), ({ words }) => words.every(({ stem }) => !said.has(stem))),
  },
  {
    id: 'labels-told',
    says: 'labels that are sentences instead of names',
    measure: (view) => (view.family === 'process' ? 0 : shareOf(told(view), tellsSomething)),
  },
  {
    id: 'steps-untold',
    says: 'steps without an action',
    measure: (view) =>
      view.family === 'process'
        ? shareOf(told(view).filter(isStep), ({ tokens }) =>
            tokens.slice(0, 3).every(({ lower }) => readVerb(lower) === undefined),
          )
        : 0,
  },
  {
    id: 'steps-bare',
    says: 'one-word steps',
    measure: (view) =>
      view.family === 'process' ? shareOf(told(view).filter(isStep), ({ words }) => words.length < 2) : 0,
  },
  {
    id: 'labels-unbalanced',
    says: 'labels with an unmatched parenthesis',
    measure: (view) => shareOf(told(view), ({ text }) => text.split('(').length !== text.split(')').length),
  },
  {
    id: 'labels-numbered',
    measure: (view) => shareOf(told(view), ({ text }) => /(?:^| )\d+$| x \d+$/.test(text)),
  },
  {
    id: 'names-long',
    says: 'long names',
    measure: (view) => (view.family === 'process' ? 0 : shareOf(told(view), ({ tokens }) => tokens.length > 3)),
  },
  {
    id: 'choices-copied',
    says: 'decisions that aren’t phrased as a question',
    measure: (view) =>
      shareOf(
        view.nodes.filter(({ node }) => node.kind === 'decision'),
        ({ words, text }) => words.length < 2 || !text.endsWith('?'),
      ),
  },
  {
    id: 'lanes-documents',
    says: 'lanes or actors that look like documents',
    measure: ({ groups }) => shareOf(groups, ({ words }) => documentNouns.has(singular(words.at(-1)?.lower ?? ''))),
  },
];

/** What is odd about one label, in words for people. */
export const doubtsOf = (label: Label): readonly string[] => [
  ...(label.words.length > longLabel ? ['is long'] : []),
  ...(swallows(label) ? ['swallows a sentence'] : []),
  ...(isCutOff(label) ? ['is cut off'] : []),
  ...(pointsElsewhere(label) ? ['points at something else'] : []),
];

/** A label of more words tells more than one thing. */
const longLabel = 5;

/** Nodes with words of their own. */
export const told = ({ nodes }: Pick<View, 'nodes'>): readonly NodeView[] =>
  nodes.filter(({ words, node }) => words.length > 0 && node.origin !== 'repair');

const isStep = ({ node }: NodeView): boolean => node.kind === undefined || node.kind === 'step' || node.kind === 'task';

/** `Cache fails`, `from west`, `is a team`: no name. */
const tellsSomething = ({ tokens }: Label): boolean =>
  tokens.some(
    ({ lower }, place) =>
      copulas.has(lower) ||
      modals.has(lower) ||
      haves.has(lower) ||
      (place === 0
        ? prepositions.has(lower)
        : readVerb(lower)?.forms.has('third') === true && readVerb(singular(lower)) === undefined) ||
      (place > 0 &&
        /^[a-z]+s$/.test(lower) &&
        place === tokens.length - 1 &&
        readVerb(lower)?.forms.has('third') === true &&
        tokens.length > 2),
  );

/** A verb, and behind it a word that begins another clause. */
const swallows = ({ tokens }: Label): boolean =>
  tokens.length > 6 &&
  tokens.some(
    ({ lower, text }, place) =>
      place > 1 &&
      (joiningWords.has(lower) || text === ',') &&
      tokens.slice(place + 1).some((token) => readVerb(token.lower) !== undefined),
  );

const isCutOff = ({ tokens: all }: Label): boolean => {
  const tokens = beforeToldQuestion(all);
  const [first, last] = [tokens[0], tokens.at(-1)];
  return (
    tokens.length > 1 &&
    ((last !== undefined && looseEnds.has(last.lower)) ||
      (first !== undefined && looseStarts.has(first.lower) && last?.text !== '?'))
  );
};

const pointsElsewhere = ({ tokens }: Label): boolean =>
  beforeToldQuestion(tokens).some(({ lower }) => pointingWords.has(lower) && lower !== 'back' && lower !== 'again');

const hasMarks = ({ text }: Label): boolean => /[,;:!"*#=|{}[\]<>]|\. \p{L}/u.test(text);

const sharedLabels = (view: View): number => {
  const nodes = told(view);
  const names = nodes.map(({ words }) => words.map(({ stem }) => stem).join(' '));
  return nodes.length === 0 ? 0 : 1 - new Set(names).size / nodes.length;
};

/** Two parts with the words of one in the other may be one part read twice. */
const nestedLabels = (view: View): number => {
  const stems = told(view).map(({ words }) => ` ${words.map(({ stem }) => stem).join(' ')} `);
  const whole = stems.join('|');
  return shareOf(stems, (one) => whole.indexOf(one) !== whole.lastIndexOf(one));
};
