import { defineDiagramType } from '@diagloom/diagram/model';
import { findFlowProblems } from '../families/flow/find-flow-problems.ts';
import { flowchartEntry } from './catalog.ts';
import { composeFlowchart } from './compose.ts';
import { flowchartExamples } from './examples.ts';
import { flowchartTemplates } from './prompt-templates.ts';
import { recogniseFlowchart } from './recognise.ts';
import { flowchartVocabulary } from './vocabulary.ts';

export const flowchart = defineDiagramType({
  ...flowchartEntry,
  family: 'process',
  layout: 'layered',
  direction: 'down',
  vocabulary: flowchartVocabulary,
  compose: composeFlowchart,
  recognise: recogniseFlowchart,
  findProblems: findFlowProblems,
  examples: flowchartExamples,
  promptTemplates: flowchartTemplates,
});
