import { parseArgs } from 'node:util';
import { understandPrompt } from '@diagloom/studio';
import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { createModelDrafter, type ModelDrafter } from '../predictions/model-drafter.ts';
import { type Prompt, readPrompts } from '../predictions/read-prompts.ts';
import { standInType } from '../predictions/stand-in-type.ts';
import { emptyPrediction, type Prediction, toPrediction } from '../predictions/to-prediction.ts';
import type { Terminal } from '../terminal.ts';

const options = {
  in: { type: 'string', short: 'i' },
  out: { type: 'string', short: 'o' },
  provider: { type: 'string' },
  limit: { type: 'string' },
} as const;

export const predict: Command = {
  name: 'predict',
  summary: 'reads prompts as JSON lines and writes what was understood as graphs',
  help: `Reads prompts as JSON lines and writes what was understood as graphs, one JSON line each.

Usage: npm run -s diagloom -- predict --in prompts.jsonl --out predictions.jsonl

  -i, --in   lines of {id, type, prompt} or {id, type, text}; - is standard input
  -o, --out  lines of {id, nodes, edges}; - is standard output
  --provider the id of a provider of language models, set up in the environment as for the server; the engine alone by default
  --limit    no more than so many prompts

A prompt that is not understood, and a type that is not there yet, give a graph without nodes. Exit status 1 where
a line is no prompt.
`,
  run: async (args, terminal) => {
    const { values } = parseArgs({ args: [...args], options });
    if (values.in === undefined || values.out === undefined) throw new UsageError('Give both --in and --out.');
    const { prompts, problems } = readPrompts(await terminal.read(values.in));
    for (const problem of problems) terminal.say(problem);
    sayStandIns(prompts, terminal);
    const limited = prompts.slice(0, values.limit === undefined ? undefined : Number(values.limit));
    const drafter = values.provider === undefined ? undefined : await createModelDrafter(values.provider, process.env);
    const predictions =
      drafter === undefined
        ? await Promise.all(limited.map(predictOne))
        : await inTurn(limited, (prompt) => predictWithModel(prompt, drafter));
    if (drafter !== undefined) terminal.say(drafter.summary());
    await terminal.write(values.out, predictions.map((prediction) => `${JSON.stringify(prediction)}\n`).join(''));
    const empty = predictions.filter(({ nodes }) => nodes.length === 0).length;
    terminal.say(
      `${predictions.length} prompts read, ${predictions.length - empty} understood, ${empty} without a diagram.`,
    );
    return problems.length === 0 ? 0 : 1;
  },
};

const predictOne = async ({ id, type, text }: Prompt): Promise<Prediction> => {
  const typeId = standInType(type);
  if (typeId === undefined) return emptyPrediction(id);
  const result = await understandPrompt(text, typeId);
  return result.ok ? toPrediction(id, result.spec) : emptyPrediction(id);
};

const predictWithModel = async ({ id, type, text }: Prompt, drafter: ModelDrafter): Promise<Prediction> => {
  const typeId = standInType(type);
  const spec = typeId === undefined ? undefined : await drafter.draft(text, typeId);
  return spec === undefined ? emptyPrediction(id) : toPrediction(id, spec);
};

/** One after the other: services limit how much is asked at a time. */
const inTurn = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
};

/** Says once for each word what its prompts are read as. */
const sayStandIns = (prompts: readonly Prompt[], { say }: Terminal): void => {
  for (const word of new Set(prompts.map(({ type }) => type))) {
    const typeId = standInType(word);
    if (typeId === undefined) say(`The type "${word}" isn’t available: its prompts get an empty diagram.`);
    else if (typeId !== word) say(`Prompts of type "${word}" are read as ${typeId}.`);
  }
};
