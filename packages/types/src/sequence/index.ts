import { defineDiagramType } from '@diagloom/diagram/model';
import { sequenceEntry } from './catalog.ts';
import { composeSequence } from './compose.ts';
import { sequenceExamples } from './examples.ts';
import { findSequenceProblems } from './find-problems.ts';
import { sequenceTemplates } from './prompt-templates.ts';
import { recogniseSequence } from './recognise.ts';
import { sequenceVocabulary } from './vocabulary.ts';

export const sequence = defineDiagramType({
  ...sequenceEntry,
  family: 'messages',
  layout: 'timeline',
  direction: 'down',
  vocabulary: sequenceVocabulary,
  compose: composeSequence,
  recognise: recogniseSequence,
  findProblems: findSequenceProblems,
  examples: sequenceExamples,
  promptTemplates: sequenceTemplates,
});
