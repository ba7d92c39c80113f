import { loadavg } from 'node:os';
import { writeDrawio } from '@diagloom/diagram/drawio';
import { parseNotation } from '@diagloom/diagram/model';
import { createLayoutRunner, drawSpec, varyDiagram } from '@diagloom/studio';
import { diagramTypeOf } from '@diagloom/types';
import type { Bench } from '../bench.ts';
import { measure } from '../measure.ts';

/** A line to each of nineteen nodes, from the one that `parentOf` names. */
const linesTo = (parentOf: (child: number) => number): readonly string[] =>
  Array.from({ length: 19 }, (_, index) => `n${parentOf(index + 1)} -> n${index + 1}`);

/** Twenty nodes each: a flow with choices and a way back, and trees of other types. */
const samples = [
  { id: 'flowchart', lines: [...linesTo((child) => child - 1), 'n2 -> n6 : no', 'n5 -> n9 : no', 'n12 -> n8 : again'] },
  { id: 'orgchart', lines: linesTo((child) => Math.floor((child - 1) / 3)) },
  { id: 'mind-map', lines: linesTo((child) => Math.floor((child - 1) / 4)) },
  { id: 'conceptual', lines: linesTo((child) => Math.floor((child - 1) / 2)) },
] as const;

export const variants: Bench = {
  name: 'variants',
  summary: 'milliseconds to four other layouts of twenty nodes',
  run: async (report) => {
    report.figure({ figure: 'machine', load: loadavg()[0] ?? 0, node: process.version });
    const layout = createLayoutRunner();
    try {
      for (const { id, lines } of samples) {
        const type = diagramTypeOf(id);
        const { spec } = parseNotation(lines.join('\n'), type.id);
        const xml = writeDrawio(await drawSpec(spec, type, { layout }));
        const found = await varyDiagram({ xml }, { layout });
        const timing = await measure(() => varyDiagram({ xml }, { layout }), { warmUps: 2, samples: 8 });
        const layouts = found.map((each) => each.id).join(' ');
        report.figure({ figure: 'variants', type: id, nodes: spec.nodes.length, layouts, unit: 'ms', ...timing });
      }
    } finally {
      await layout.close();
    }
  },
};
