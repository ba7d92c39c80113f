import { availableParallelism, loadavg } from 'node:os';
import type { Bench } from '../bench.ts';
import { engines, ours } from '../layout/engines.ts';
import { measureInsertions } from '../layout/measure-insertions.ts';
import { measurePlacement, summarisePlacements } from '../layout/measure-placement.ts';
import { randomGraph } from '../layout/random-graph.ts';
import { readGraphs } from '../layout/read-graphs.ts';

const collections = ['process', 'flow', 'class'] as const;
const sizes = [12, 50, 100, 500, 2000] as const;
/** The largest graph that is given to the others: beyond it they take minutes. */
const mostForPeers = 500;

export const layout: Bench = {
  name: 'layout',
  summary:
    'crossings, bends, proportions and time of the layout on known and random graphs, beside dagre and plain elkjs',
  run: async ({ figure, say }) => {
    figure({ figure: 'machine', cores: availableParallelism(), load: loadavg()[0] ?? 0, node: process.version });
    const open = await Promise.all(engines.map(async (engine) => ({ name: engine.name, ...(await engine.open()) })));
    for (const name of collections) {
      const graphs = readGraphs(name);
      if (graphs === undefined) {
        say(`SKIPPED: the graphs of ${name} (../shared/bench) are not there.`);
        continue;
      }
      for (const { name: engine, place } of open) {
        const placements = [];
        for (const graph of graphs) placements.push(await measurePlacement(graph, place));
        figure({ figure: 'collection', collection: name, engine, ...summarisePlacements(placements) });
      }
    }
    for (const size of sizes) {
      const graph = randomGraph(size);
      for (const { name: engine, place } of open) {
        if (size > mostForPeers && engine !== ours.name) continue;
        await place(randomGraph(12));
        const measured = await measurePlacement(graph, place);
        figure({
          figure: 'random',
          shapes: size,
          lines: graph.connectors.length,
          engine,
          ...summarisePlacements([measured]),
        });
      }
    }
    for (const displacement of await measureInsertions()) {
      figure({ figure: 'displacement, px', engine: ours.name, ...displacement });
    }
    for (const { close } of open) await close();
  },
};
