import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { sequenceEntry } from './catalog.ts';
import { composeSequence } from './compose.ts';
import { sequenceCues } from './cues.ts';
import { sequenceExamples } from './examples.ts';
import { findSequenceProblems } from './find-problems.ts';
import { sequenceTemplates } from './prompt-templates.ts';
import { recogniseSequence } from './recognise.ts';
import { findSequenceWishes, sequenceRules } from './rules.ts';
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
  advise: createAdviser([findSequenceProblems, findSequenceWishes, findGeneralWishes], {
    ...generalRules,
    ...sequenceRules,
  }),
  examples: sequenceExamples,
  promptTemplates: sequenceTemplates,
  cues: sequenceCues,
});
