import type { Bench } from '../bench.ts';
import { admin } from './admin.ts';
import { board } from './board.ts';
import { canvas } from './canvas.ts';
import { code } from './code.ts';
import { corpus } from './corpus.ts';
import { coverage } from './coverage.ts';
import { fidelity } from './fidelity.ts';
import { files } from './files.ts';
import { fuzzFiles } from './fuzz-files.ts';
import { fuzzPictures } from './fuzz-pictures.ts';
import { generate } from './generate.ts';
import { grounding } from './grounding.ts';
import { images } from './images.ts';
import { instructions } from './instructions.ts';
import { knowledge } from './knowledge.ts';
import { language } from './language.ts';
import { layout } from './layout.ts';
import { learning } from './learn.ts';
import { elkLearning } from './learn-elk.ts';
import { nodeLearning } from './learn-nodes.ts';
import { typeLearning } from './learn-types.ts';
import { vectorLearning } from './learn-vectors.ts';
import { live } from './live.ts';
import { liveFaults } from './live-faults.ts';
import { load } from './load.ts';
import { pictureMemory } from './picture-memory.ts';
import { providers } from './providers.ts';
import { recognise } from './recognise.ts';
import { render } from './render.ts';
import { tokens } from './tokens.ts';
import { variants } from './variants.ts';
import { web } from './web.ts';

export const benches = [
  admin,
  board,
  canvas,
  code,
  corpus,
  coverage,
  fidelity,
  files,
  fuzzFiles,
  fuzzPictures,
  pictureMemory,
  generate,
  grounding,
  images,
  instructions,
  knowledge,
  language,
  layout,
  learning,
  elkLearning,
  nodeLearning,
  typeLearning,
  vectorLearning,
  live,
  liveFaults,
  load,
  providers,
  recognise,
  render,
  tokens,
  variants,
  web,
] as const satisfies readonly Bench[];
