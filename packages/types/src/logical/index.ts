import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { composeEr } from '../families/er/compose-er.ts';
import { erRules, findErWishes } from '../families/er/er-rules.ts';
import { findErProblems, findMissingKeys } from '../families/er/find-er-problems.ts';
import { recogniseEr } from '../families/er/recognise-er.ts';
import { erVocabulary } from '../families/er/vocabulary.ts';
import { logicalEntry } from './catalog.ts';
import { logicalCues } from './cues.ts';
import { logicalExamples } from './examples.ts';
import { logicalTemplates } from './prompt-templates.ts';

export const logical = defineDiagramType({
  ...logicalEntry,
  family: 'entities',
  layout: 'layered',
  direction: 'right',
  vocabulary: erVocabulary,
  compose: composeEr('keys'),
  recognise: recogniseEr(logicalEntry.id),
  findProblems: (spec) => [...findErProblems(spec), ...findMissingKeys(spec)],
  advise: createAdviser([findErProblems, findMissingKeys, findErWishes, findGeneralWishes], {
    ...generalRules,
    ...erRules,
  }),
  examples: logicalExamples,
  promptTemplates: logicalTemplates,
  cues: logicalCues,
});
