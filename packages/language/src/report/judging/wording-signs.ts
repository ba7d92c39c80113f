import { branchingWords, pointingWords } from '../../lexicon/en/judging-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';
import { detectLanguage } from '../../route/detect-language.ts';
import { splitClauses } from '../../segment/clauses.ts';
import { isChoice } from './shape-signs.ts';
import { type Sign, shareOf, squashed } from './sign.ts';
import type { View } from './view.ts';

/** How hard the wording of the prompt is to read, whatever was drawn. */
export const wordingSigns: readonly Sign[] = [
  { id: 'length', measure: ({ words }) => squashed(words.length, 40) },
  {
    id: 'sentence-length',
    measure: ({ tokens, sentences }) => squashed(tokens.length / Math.max(1, sentences.length), 15),
  },
  {
    id: 'pointing',
    measure: ({ tokens }) => shareOf(tokens, ({ lower }) => pointingWords.has(lower)) * 5,
  },
  {
    id: 'branching',
    says: 'your text describes more cases than there are decisions',
    measure: ({ tokens, nodes }) => {
      const cases = tokens.filter(({ lower }) => branchingWords.has(lower)).length;
      return squashed(Math.max(0, cases - 2 * nodes.filter(isChoice).length), 3);
    },
  },
  { id: 'brackets', measure: ({ tokens }) => shareOf(tokens, ({ text }) => text === '(') * 10 },
  {
    id: 'commas',
    measure: ({ tokens }) => shareOf(tokens, ({ text }) => text === ',' || text === ';') * 5,
  },
  { id: 'arrows', measure: ({ tokens }) => shareOf(tokens, ({ text }) => /^[-=]+>$|→/.test(text)) * 5 },
  { id: 'items', measure: ({ sentences }) => shareOf(sentences, ({ item }) => item !== undefined) },
  { id: 'colons', measure: ({ tokens }) => shareOf(tokens, ({ text }) => text === ':') * 10 },
  {
    id: 'clauses-off',
    says: 'many more or far fewer steps than your text describes',
    measure: (view) => {
      if (view.family !== 'process') return 0;
      const clauses = view.sentences
        .flatMap(({ tokens }) => splitClauses(tokens))
        .filter(({ predicate }) => predicate !== undefined).length;
      return squashed(
        Math.abs(
          Math.log(
            (view.nodes.filter(({ node }) => node.kind !== 'start' && node.kind !== 'end').length + 1) / (clauses + 1),
          ),
        ),
        1,
      );
    },
  },
  {
    id: 'pieces-off',
    measure: (view) => {
      const pieces = view.tokens.filter(
        ({ lower, text }) => /^(?:,|;|:|\.|->|→|and|or|\+|&|\|)$/.test(text) || lower === 'then',
      ).length;
      return squashed(Math.abs(Math.log((view.nodes.length + 1) / (pieces + 1))), 1);
    },
  },
  {
    id: 'verbs-per-part',
    says: 'your text describes more actions than were drawn',
    measure: (view) => squashed(countVerbs(view) / Math.max(1, view.spec.nodes.length), 1),
  },
  {
    id: 'words-per-part',
    measure: ({ words, spec }) =>
      squashed(
        words.length / Math.max(1, spec.nodes.length + spec.edges.filter(({ label }) => label !== '').length),
        4,
      ),
  },
  {
    id: 'other-language',
    says: 'text in a language other than English',
    measure: ({ prompt }) => (detectLanguage(prompt) === undefined ? 0 : 1),
  },
];

const countVerbs = ({ tokens }: View): number => tokens.filter(({ lower }) => readVerb(lower) !== undefined).length;
