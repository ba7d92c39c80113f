import type { Bench } from '../bench.ts';
import { readInstructions } from '../learn/corpus.ts';
import { readPart } from '../learn/corpus-folder.ts';
import { type Measured, measure, type Outcome } from '../learn/measure.ts';

export const instructions: Bench = {
  name: 'instructions',
  summary:
    'how many instructions of the corpus, or of the files named, are carried out, offered, asked back or done wrongly; --verbose tells each',
  run: async ({ say, figure }, args) => {
    const files = args.filter((arg) => !arg.startsWith('-'));
    const cases = files.length === 0 ? readPart('tune') : files.flatMap((file) => readInstructions(file));
    const measured = cases.map(measure);
    if (args.includes('--verbose')) for (const each of measured) say(tell(each));
    for (const author of new Set(cases.map((each) => each.author))) {
      figure({ author, ...count(measured.filter(({ instruction }) => instruction.author === author)) });
    }
    figure({ author: 'all', ...count(measured) });
  },
};

const tell = ({ instruction: { id, text }, outcome, why }: Measured): string =>
  `${id} ${outcome} "${text}"\n    ${why}`;

const count = (measured: readonly Measured[]) => {
  const of = (outcome: Outcome): number => measured.filter((each) => each.outcome === outcome).length;
  return { size: measured.length, right: of('right'), offered: of('offered'), asked: of('asked'), wrong: of('wrong') };
};
