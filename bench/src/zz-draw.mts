import { createLayoutRunner, drawSpec } from '@diagloom/studio';
import { diagramTypeOf, findDiagramType } from '@diagloom/types';
import { readReferenceSpecs } from './tokens/reference-specs.ts';
const specs = await readReferenceSpecs();
const layout = createLayoutRunner();
for (const spec of specs) {
  const id = findDiagramType(spec.type)!.id;
  await drawSpec(spec, diagramTypeOf(id), { layout });
  const a = performance.now();
  await drawSpec(spec, diagramTypeOf(id), { layout });
  const b = performance.now();
  console.log(spec.type, spec.title, spec.nodes.length, spec.edges.length, spec.groups.length, Math.round(b - a));
}
await layout.close();
