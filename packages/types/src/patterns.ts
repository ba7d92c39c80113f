import type { Pattern } from '@diagloom/diagram/model';
import type { DiagramTypeId } from './catalog.ts';
import { asConceptual, asLogical, asPhysical } from './families/er/pattern-forms.ts';
import { withoutLanes } from './families/flow/without-lanes.ts';

/** Where each type's patterns come from; read only when a prompt of the type is understood. Types without an entry have none. */
const loaders: Readonly<Partial<Record<DiagramTypeId, () => Promise<readonly Pattern[]>>>> = {
  flowchart: async () => {
    const [{ flowchartPatterns }, { processPatterns }] = await Promise.all([
      import('./flowchart/patterns/index.ts'),
      import('./process/patterns/index.ts'),
    ]);
    return [...flowchartPatterns, ...processPatterns.map(withoutLanes)];
  },
  process: async () => {
    const [{ flowchartPatterns }, { processPatterns }] = await Promise.all([
      import('./flowchart/patterns/index.ts'),
      import('./process/patterns/index.ts'),
    ]);
    return [...processPatterns, ...flowchartPatterns];
  },
  sequence: async () => (await import('./sequence/patterns/index.ts')).sequencePatterns,
  orgchart: async () => (await import('./orgchart/patterns/index.ts')).orgChartPatterns,
  'mind-map': async () => (await import('./mind-map/patterns/index.ts')).mindMapPatterns,
  uml: async () => (await import('./uml/patterns/index.ts')).umlPatterns,
  network: async () => (await import('./network/patterns/index.ts')).networkPatterns,
  architecture: async () => (await import('./architecture/patterns/index.ts')).architecturePatterns,
  deployment: async () => (await import('./deployment/patterns/index.ts')).deploymentPatterns,
  wireframe: async () => (await import('./wireframe/patterns/index.ts')).wireframePatterns,
  conceptual: async () => (await import('./families/er/patterns/index.ts')).dataModels.map(asConceptual),
  logical: async () => (await import('./families/er/patterns/index.ts')).dataModels.map(asLogical),
  physical: async () => (await import('./families/er/patterns/index.ts')).dataModels.map(asPhysical),
};

const loaded = new Map<DiagramTypeId, Promise<readonly Pattern[]>>();

/** The patterns of a type, the same list each time. Types share what fits both: a process is a flowchart without its lanes. */
export const loadPatterns = (type: DiagramTypeId): Promise<readonly Pattern[]> => {
  const known = loaded.get(type);
  if (known) return known;
  const loading = loaders[type]?.() ?? Promise.resolve([]);
  loaded.set(type, loading);
  return loading;
};
