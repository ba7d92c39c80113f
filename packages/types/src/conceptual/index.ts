import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { composeEr } from '../families/er/compose-er.ts';
import { erRules, findErWishes } from '../families/er/er-rules.ts';
import { findErProblems } from '../families/er/find-er-problems.ts';
import { recogniseEr } from '../families/er/recognise-er.ts';
import { erVocabulary } from '../families/er/vocabulary.ts';
import { conceptualEntry } from './catalog.ts';
import { conceptualCues } from './cues.ts';
import { conceptualExamples } from './examples.ts';
import { conceptualTemplates } from './prompt-templates.ts';

export const conceptual = defineDiagramType({
  ...conceptualEntry,
  family: 'entities',
  layout: 'layered',
  direction: 'right',
  vocabulary: erVocabulary,
  compose: composeEr('names'),
  recognise: recogniseEr(conceptualEntry.id),
  findProblems: findErProblems,
  advise: createAdviser([findErProblems, findErWishes, findGeneralWishes], { ...generalRules, ...erRules }),
  examples: conceptualExamples,
  promptTemplates: conceptualTemplates,
  cues: conceptualCues,
});
