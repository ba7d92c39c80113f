import { defineDiagramType } from '@diagloom/diagram/model';
import { processEntry } from './catalog.ts';
import { composeProcess } from './compose.ts';
import { processExamples } from './examples.ts';
import { findProcessProblems } from './find-problems.ts';
import { processTemplates } from './prompt-templates.ts';
import { recogniseProcess } from './recognise.ts';
import { processVocabulary } from './vocabulary.ts';

export const process = defineDiagramType({
  ...processEntry,
  family: 'process',
  layout: 'lanes',
  direction: 'right',
  vocabulary: processVocabulary,
  compose: composeProcess,
  recognise: recogniseProcess,
  findProblems: findProcessProblems,
  examples: processExamples,
  promptTemplates: processTemplates,
});
