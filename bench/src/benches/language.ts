import type { Bench } from '../bench.ts';
import { measureCollections } from '../language/measure-collections.ts';
import { measureEngine } from '../language/measure-engine.ts';
import { measureRegression } from '../language/measure-regression.ts';

export const language: Bench = {
  name: 'language',
  summary: 'how large the engine is, how fast it loads, and how much of texts with known graphs it gets right',
  run: async (report) => {
    const { say } = report;
    await measureEngine(say);
    await measureRegression(report);
    await measureCollections(say);
  },
};
