import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../../../scripts/harness/checkout.ts';
import type { Bench } from '../bench.ts';
import { type Answered, drawPrompt, readDrawings } from '../judging/draw-prompts.ts';
import { learnCoverage } from '../judging/learn-coverage.ts';
import { calibrationOf, isWarned, measureCoverage } from '../judging/measure-coverage.ts';
import { readExamples } from '../judging/read-examples.ts';
import { type CorpusPrompt, readCorpus, readPrompts } from '../judging/read-prompts.ts';

/** Drawings of one author lie beside the checkout, where they are at hand. */
const besides = join(checkout, '../shared/bench/drawings.dev.jsonl');
const target = join(checkout, 'packages/language/src/report/judging/weights.generated.ts');

export const coverage: Bench = {
  name: 'coverage',
  summary:
    'how well the product knows which of its drawings are right, on the corpus or the files named; --verbose tells each; --learn learns it anew; --keep <file> keeps the drawings',
  run: async (report, args) => {
    if (args.includes('--learn')) return learn(report);
    const { say, figure } = report;
    const keep = args.includes('--keep') ? args[args.indexOf('--keep') + 1] : undefined;
    const files = args.filter((arg) => !arg.startsWith('-') && arg !== keep);
    const sets = files.length > 0 ? files.map((file) => [file, readPrompts(file)] as const) : corpusSets(say);
    const kept: Answered[] = [];
    for (const [name, prompts] of sets) {
      const drawings = await drawAll(prompts);
      kept.push(...drawings);
      for (const author of new Set(drawings.map(({ prompt }) => prompt.author)))
        figure({ set: name, author, ...measureCoverage(drawings.filter(({ prompt }) => prompt.author === author)) });
      figure({ set: name, author: 'all', ...measureCoverage(drawings) });
      for (const part of calibrationOf(drawings)) figure({ set: name, ...part });
      if (args.includes('--verbose')) for (const drawing of drawings) say(tell(drawing));
    }
    if (keep !== undefined)
      await writeFile(keep, kept.map(({ prompt, spec }) => `${JSON.stringify({ id: prompt.id, spec })}\n`).join(''));
  },
};

const corpusSets = (say: (line: string) => void): readonly (readonly [string, readonly CorpusPrompt[]])[] => {
  if (!existsSync(besides)) say('SKIPPED: the drawings of one more author (../shared/bench) are not there.');
  return [
    ['learn', readCorpus('learn')],
    ['tune', readCorpus('tune')],
    ...(existsSync(besides) ? [['drawings.dev', readPrompts(besides)] as const] : []),
  ];
};

/** People begin with examples, so few of them should be doubted: each counts for so many prompts of an author. */
const exampleWeight = 3;

const learn: (report: Parameters<Bench['run']>[0]) => Promise<void> = async ({ say, figure }) => {
  const prompts = readCorpus('learn');
  const drawings = [
    ...(await drawAll(prompts)),
    ...Array.from({ length: exampleWeight }, readExamples).flat(),
    ...readDrawings(prompts),
  ];
  say(`${drawings.length} drawings.`);
  const model = learnCoverage(drawings);
  const text = JSON.stringify(model, undefined, 1)
    .replace(/\n {3,}/g, ' ')
    .replace(/\n {2}\}/g, ' }');
  await writeFile(
    target,
    `// Learned by \`npm run bench -- coverage --learn\`; not written by hand.\nimport type { CoverageModel } from './model.ts';\n\n// biome-ignore format: a line per sign\nexport const coverageModel: CoverageModel = ${text};\n`,
  );
  figure({ drawings: drawings.length, signs: model.signs.length, doubtful: model.doubtful, bytes: text.length });
};

const drawAll = async (prompts: readonly CorpusPrompt[]): Promise<readonly Answered[]> =>
  (await Promise.all(prompts.map(drawPrompt))).filter((drawing) => drawing !== undefined);

const tell = (drawing: Answered): string => {
  const { prompt, f1, missed, answer } = drawing;
  const marked = answer.marks.map(({ start, end }) => prompt.prompt.slice(start, end));
  return `${prompt.id} ${prompt.type} F1 ${f1.toFixed(2)} coverage ${answer.coverage.toFixed(2)}${isWarned(drawing) ? ' warned' : ''}
    missed: ${missed.map(({ label }) => label).join(' | ')}
    marked: ${marked.join(' | ')}
    said: ${answer.warnings.map(({ message }) => message).join(' | ')}`;
};
