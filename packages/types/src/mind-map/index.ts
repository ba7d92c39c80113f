import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { mindMapEntry } from './catalog.ts';
import { composeMindMap } from './compose.ts';
import { mindMapCues } from './cues.ts';
import { mindMapExamples } from './examples.ts';
import { findMindMapProblems } from './find-problems.ts';
import { mindMapTemplates } from './prompt-templates.ts';
import { recogniseMindMap } from './recognise.ts';
import { findMindMapWishes, mindMapRules } from './rules.ts';
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
  advise: createAdviser([findMindMapProblems, findMindMapWishes, findGeneralWishes], {
    ...generalRules,
    ...mindMapRules,
  }),
  examples: mindMapExamples,
  promptTemplates: mindMapTemplates,
  cues: mindMapCues,
});
