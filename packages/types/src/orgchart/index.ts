import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { orgChartEntry } from './catalog.ts';
import { composeOrgChart } from './compose.ts';
import { orgChartCues } from './cues.ts';
import { orgChartExamples } from './examples.ts';
import { findOrgChartProblems } from './find-problems.ts';
import { orgChartTemplates } from './prompt-templates.ts';
import { recogniseOrgChart } from './recognise.ts';
import { findOrgChartWishes, orgChartRules } from './rules.ts';
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
  advise: createAdviser([findOrgChartProblems, findOrgChartWishes, findGeneralWishes], {
    ...generalRules,
    ...orgChartRules,
  }),
  examples: orgChartExamples,
  promptTemplates: orgChartTemplates,
  cues: orgChartCues,
});
