import { defineDiagramType } from '@diagloom/diagram/model';
import { umlEntry } from './catalog.ts';
import { composeUml } from './compose.ts';
import { umlExamples } from './examples.ts';
import { findUmlProblems } from './find-problems.ts';
import { umlTemplates } from './prompt-templates.ts';
import { recogniseUml } from './recognise.ts';
import { umlVocabulary } from './vocabulary.ts';

export const uml = defineDiagramType({
  ...umlEntry,
  family: 'classes',
  layout: 'layered',
  direction: 'down',
  vocabulary: umlVocabulary,
  compose: composeUml,
  recognise: recogniseUml,
  findProblems: findUmlProblems,
  examples: umlExamples,
  promptTemplates: umlTemplates,
});
