import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { findFlowWishes } from '../families/flow/flow-rules.ts';
import { processEntry } from './catalog.ts';
import { composeProcess } from './compose.ts';
import { processCues } from './cues.ts';
import { processExamples } from './examples.ts';
import { findProcessProblems } from './find-problems.ts';
import { processTemplates } from './prompt-templates.ts';
import { recogniseProcess } from './recognise.ts';
import { processRules } from './rules.ts';
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
  simplerFor: ({ groups }) => (groups.length === 0 ? 'flowchart' : undefined),
  advise: createAdviser([findProcessProblems, findFlowWishes, findGeneralWishes], { ...generalRules, ...processRules }),
  examples: processExamples,
  promptTemplates: processTemplates,
  cues: processCues,
});
