import { createLayoutRunner, drawSpec } from '@diagloom/studio';
import { diagramTypeOf, findDiagramType } from '@diagloom/types';
import { readReferenceSpecs } from './tokens/reference-specs.ts';
const specs = await readReferenceSpecs();
const runner = createLayoutRunner();
let n = 0, t = 0;
const layout: any = { ...runner, elk: async (g: any) => { const a = performance.now(); const r = await runner.elk(g); n++; t += performance.now() - a; return r; } };
for (const title of process.argv.slice(2)) {
  const spec = specs.find((s) => s.title === title)!;
  const id = findDiagramType(spec.type)!.id;
  await drawSpec(spec, diagramTypeOf(id), { layout });
  n = 0; t = 0;
  const a = performance.now(); const c0 = process.cpuUsage();
  await drawSpec(spec, diagramTypeOf(id), { layout });
  const b = performance.now();
  console.log(title, 'whole', Math.round(b - a), 'elk calls', n, 'elk ms', Math.round(t));
}
await runner.close();
