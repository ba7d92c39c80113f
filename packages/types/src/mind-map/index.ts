import { defineDiagramType } from '@diagloom/diagram/model';
import { mindMapEntry } from './catalog.ts';
import { composeMindMap } from './compose.ts';
import { mindMapExamples } from './examples.ts';
import { findMindMapProblems } from './find-problems.ts';
import { mindMapTemplates } from './prompt-templates.ts';
import { recogniseMindMap } from './recognise.ts';
import { mindMapVocabulary } from './vocabulary.ts';

export const mindMap = defineDiagramType({
  ...mindMapEntry,
  family: 'topics',
  layout: 'two-sided',
  direction: 'right',
  vocabulary: mindMapVocabulary,
  compose: composeMindMap,
  recognise: recogniseMindMap,
  findProblems: findMindMapProblems,
  examples: mindMapExamples,
  promptTemplates: mindMapTemplates,
});
