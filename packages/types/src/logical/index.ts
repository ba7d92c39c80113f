import { defineDiagramType } from '@diagloom/diagram/model';
import { composeEr } from '../families/er/compose-er.ts';
import { findErProblems, findMissingKeys } from '../families/er/find-er-problems.ts';
import { recogniseEr } from '../families/er/recognise-er.ts';
import { erVocabulary } from '../families/er/vocabulary.ts';
import { logicalEntry } from './catalog.ts';
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
  examples: logicalExamples,
  promptTemplates: logicalTemplates,
});
