import { classSpecs } from './classes.ts';
import type { CodeSpec } from './code-spec.ts';
import { drawingSpecs } from './drawing.ts';
import { entitySpecs } from './entities.ts';
import { flowchartSpecs } from './flowchart.ts';
import { processSpecs } from './process.ts';
import { sequenceSpecs } from './sequence.ts';
import { stateSpecs } from './states.ts';
import { topologySpecs } from './topology.ts';
import { treeSpecs } from './trees.ts';
import { wireframeSpecs } from './wireframe.ts';

/** Diagrams of all types and sizes, written for this purpose. */
export const codeSpecs: readonly CodeSpec[] = [
  ...flowchartSpecs,
  ...processSpecs,
  ...sequenceSpecs,
  ...treeSpecs,
  ...topologySpecs,
  ...stateSpecs,
  ...classSpecs,
  ...entitySpecs,
  ...wireframeSpecs,
  ...drawingSpecs,
];

export type { CodeSpec } from './code-spec.ts';
