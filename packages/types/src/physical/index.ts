import { defineDiagramType } from '@diagloom/diagram/model';
import { composeEr } from '../families/er/compose-er.ts';
import { findErProblems, findMissingKeys } from '../families/er/find-er-problems.ts';
import { recogniseEr } from '../families/er/recognise-er.ts';
import { erVocabulary } from '../families/er/vocabulary.ts';
import { physicalEntry } from './catalog.ts';
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
  examples: physicalExamples,
  promptTemplates: physicalTemplates,
});
