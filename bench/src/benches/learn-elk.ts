import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LayoutTools, layOut } from '@diagloom/diagram/layout';
import { drawSpec, understandPrompt } from '@diagloom/studio';
import { diagramTypeOf } from '@diagloom/types';
import { checkout } from '../../../scripts/harness/checkout.ts';
import type { Bench } from '../bench.ts';
import { type CorpusPrompt, readCorpus } from '../judging/read-prompts.ts';
import { randomGraph } from '../layout/random-graph.ts';
import { recordElk } from '../layout/record-elk.ts';

const target = join(checkout, 'apps/web/elk/used-functions.generated.txt');

/** Every so manieth text is kept apart, to see how often a diagram needs what all others do not. */
const apart = 5;

const sizes = [20, 60, 120, 200, 400, 1600];

export const elkLearning: Bench = {
  name: 'learn-elk',
  summary: 'lists the functions of ELK that are called to place diagrams of ours: the part of it that browsers load',
  run: async ({ figure }) => {
    const recorder = await recordElk();
    const used = new Set<string>();
    const add = (calls: readonly string[]): void => {
      for (const name of calls) used.add(name);
    };
    const prompts = [...readCorpus('learn'), ...readCorpus('tune')];
    const [known, others] = [false, true].map((is) => prompts.filter((_, index) => (index % apart === 0) === is));
    add(
      await recorder.callsOf(async (elk) => {
        for (const size of sizes) await layOut(randomGraph(size), { elk });
        for (const prompt of known ?? []) await draw(prompt, elk);
      }),
    );
    const further: (readonly string[])[] = [];
    for (const prompt of others ?? []) further.push(await recorder.callsOf((elk) => draw(prompt, elk)));
    const beyond = further.filter((calls) => calls.some((name) => !used.has(name)));
    figure({ texts: known?.length ?? 0, apart: further.length, 'of these needed more': beyond.length });
    for (const calls of beyond) add(calls);
    recorder.close();
    await writeFile(
      target,
      `${[...used]
        .filter((name) => /^[\w$]+$/.test(name))
        .toSorted()
        .join('\n')}\n`,
    );
    figure({ functions: used.size });
  },
};

const draw = async ({ prompt, type }: CorpusPrompt, elk: LayoutTools['elk']): Promise<void> => {
  const result = await understandPrompt(prompt, type);
  if (result.ok) await drawSpec(result.spec, diagramTypeOf(type), { layout: { elk } });
};
