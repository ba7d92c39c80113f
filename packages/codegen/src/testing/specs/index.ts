import type { CodeSpec } from './code-spec.ts';
import { flowchartSpecs } from './flowchart.ts';

/** Diagrams of all types and sizes, written for this purpose. */
export const codeSpecs: readonly CodeSpec[] = [...flowchartSpecs];

export type { CodeSpec } from './code-spec.ts';
