import type { DiagramSpec, Family } from '@diagloom/diagram/model';
import { type CodeStyle, createNameScope, oneLine, type Program } from '../program/index.ts';
import { planFlow } from './flow/plan-flow.ts';
import type { Planner } from './planner.ts';
import { readDetails } from './read-details.ts';

const planners: Readonly<Partial<Record<Family, Planner>>> = {
  process: planFlow,
};

export interface ProgramRequest {
  readonly spec: DiagramSpec;
  readonly family: Family;
  readonly style: CodeStyle;
  readonly additionalDetails: string;
}

/** What is to be written for a diagram, before any language. Throws `CannotWriteCode` where there is nothing to write. */
export const planProgram = ({ spec, family, style, additionalDetails }: ProgramRequest): Program => {
  const title = oneLine(spec.title) || 'Untitled diagram';
  const details = readDetails(additionalDetails);
  const program: Program = {
    name: createNameScope().take(details.name ?? title, [], 'diagram'),
    title,
    type: spec.type,
    style,
    enums: [],
    ports: [],
    flows: [],
    services: [],
    machines: [],
    records: [],
    inventories: [],
    screens: [],
    assumptions: [],
    applied: details.applied,
    notApplied: details.notApplied,
    options: details.options,
  };
  const planner = planners[family] ?? planFlow;
  return planner({ spec, program, typeNames: createNameScope() });
};
