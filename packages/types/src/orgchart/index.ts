import { defineDiagramType } from '@diagloom/diagram/model';
import { orgChartEntry } from './catalog.ts';
import { composeOrgChart } from './compose.ts';
import { orgChartExamples } from './examples.ts';
import { findOrgChartProblems } from './find-problems.ts';
import { orgChartTemplates } from './prompt-templates.ts';
import { recogniseOrgChart } from './recognise.ts';
import { orgChartVocabulary } from './vocabulary.ts';

export const orgChart = defineDiagramType({
  ...orgChartEntry,
  family: 'hierarchy',
  layout: 'tree',
  direction: 'down',
  vocabulary: orgChartVocabulary,
  compose: composeOrgChart,
  recognise: recogniseOrgChart,
  findProblems: findOrgChartProblems,
  examples: orgChartExamples,
  promptTemplates: orgChartTemplates,
});
