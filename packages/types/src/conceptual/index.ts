import { defineDiagramType } from '@diagloom/diagram/model';
import { composeEr } from '../families/er/compose-er.ts';
import { findErProblems } from '../families/er/find-er-problems.ts';
import { recogniseEr } from '../families/er/recognise-er.ts';
import { erVocabulary } from '../families/er/vocabulary.ts';
import { conceptualEntry } from './catalog.ts';
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
  examples: conceptualExamples,
  promptTemplates: conceptualTemplates,
});
