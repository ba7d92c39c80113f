import { availableParallelism, loadavg } from 'node:os';
import type { Bench } from '../bench.ts';
import { measurePeers } from '../generate/measure-peers.ts';
import { measureServer } from '../generate/measure-server.ts';
import { measureStages } from '../generate/measure-stages.ts';
import { flowcharts } from '../samples/flowcharts.ts';

export const generate: Bench = {
  name: 'generate',
  summary: 'milliseconds from a description to its pictures, for each stage, the whole request, the start, and peers',
  run: async (report) => {
    // Figures of a busy machine say little: whoever reads them should see it.
    report.figure({ figure: 'machine', cores: availableParallelism(), load: loadavg()[0] ?? 0, node: process.version });
    for (const sample of Object.values(flowcharts)) await measureStages(sample, report);
    await measurePeers(flowcharts.usual, report);
    await measureServer(Object.values(flowcharts), report);
  },
};
