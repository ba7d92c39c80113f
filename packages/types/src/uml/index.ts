import { defineDiagramType } from '@diagloom/diagram/model';
import { findGeneralWishes, generalRules } from '../families/advice/general-rules.ts';
import { createAdviser } from '../families/advice/rule.ts';
import { umlEntry } from './catalog.ts';
import { composeUml } from './compose.ts';
import { umlCues } from './cues.ts';
import { umlExamples } from './examples.ts';
import { findUmlProblems } from './find-problems.ts';
import { umlTemplates } from './prompt-templates.ts';
import { recogniseUml } from './recognise.ts';
import { findUmlWishes, umlRules } from './rules.ts';
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
  advise: createAdviser([findUmlProblems, findUmlWishes, findGeneralWishes], { ...generalRules, ...umlRules }),
  examples: umlExamples,
  promptTemplates: umlTemplates,
  cues: umlCues,
});
