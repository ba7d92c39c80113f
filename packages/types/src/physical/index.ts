import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { composeEr } from '../families/er/compose-er.ts';
import { erRules, findErWishes } from '../families/er/er-rules.ts';
import { findErProblems, findMissingKeys } from '../families/er/find-er-problems.ts';
import { recogniseEr } from '../families/er/recognise-er.ts';
import { erVocabulary } from '../families/er/vocabulary.ts';
import { physicalEntry } from './catalog.ts';
import { physicalCues } from './cues.ts';
import { physicalExamples } from './examples.ts';
import { physicalTemplates } from './prompt-templates.ts';

export const physical = defineDiagramType({
  ...physicalEntry,
  family: 'entities',
  layout: 'layered',
  direction: 'right',
  vocabulary: erVocabulary,
  compose: composeEr('columns'),
  recognise: recogniseEr(physicalEntry.id),
  findProblems: (spec) => [...findErProblems(spec), ...findMissingKeys(spec)],
  advise: createAdviser([findErProblems, findMissingKeys, findErWishes, findGeneralWishes], {
    ...generalRules,
    ...erRules,
  }),
  examples: physicalExamples,
  promptTemplates: physicalTemplates,
  cues: physicalCues,
});
