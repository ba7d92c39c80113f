import type { DiagramSpec, Family } from '@diagloom/diagram/model';
import { type CodeStyle, createNameScope, oneLine, type Program } from '../program/index.ts';
import { codeTitle } from './code-title.ts';
import { planDrawing } from './drawing/plan-drawing.ts';
import { planEntities } from './entities/plan-entities.ts';
import { planFlow } from './flow/plan-flow.ts';
import { planTopology } from './inventory/plan-topology.ts';
import { planTree } from './inventory/plan-tree.ts';
import { planMessages } from './messages/plan-messages.ts';
import type { Planner } from './planner.ts';
import { readDetails } from './read-details.ts';
import { withWrittenTypes } from './records/read-rows.ts';
import { planScreens } from './screens/plan-screens.ts';
import { planUml } from './uml/plan-uml.ts';

const planners: Readonly<Partial<Record<Family, Planner>>> = {
  process: planFlow,
  messages: planMessages,
  hierarchy: planTree({
    item: 'position',
    plainKind: 'position',
    word: 'chart',
    below: 'direct reports',
    aside: new Set(['dotted']),
  }),
  topics: planTree({ item: 'topic', plainKind: 'topic', word: 'tree', below: 'children', aside: new Set(['link']) }),
  topology: planTopology,
  classes: planUml,
  entities: planEntities,
  screens: planScreens,
};

/** Types that are read in another way than their family. */
const plannersOfTypes: Readonly<Partial<Record<string, Planner>>> = { drawing: planDrawing };

export interface ProgramRequest {
  readonly spec: DiagramSpec;
  readonly family: Family;
  readonly style: CodeStyle;
  readonly additionalDetails: string;
  readonly isServed?: boolean;
  readonly asksNobody?: boolean;
  readonly raisesErrors?: boolean;
  readonly keepsVisibility?: boolean;
}

/** What is to be written for a diagram, before any language. Throws `CannotWriteCode` where there is nothing to write. */
export const planProgram = ({
  spec,
  family,
  style,
  additionalDetails,
  isServed,
  asksNobody,
  raisesErrors,
  keepsVisibility,
}: ProgramRequest): Program => {
  const title = oneLine(spec.title) || 'Untitled diagram';
  const details = readDetails(additionalDetails);
  const program: Program = {
    name: createNameScope().take(details.name ?? codeTitle(title), [], 'diagram'),
    title,
    type: spec.type,
    style,
    enums: [],
    errors: [],
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
    options: {
      ...details.options,
      ...(isServed !== undefined && { isServed }),
      ...(asksNobody !== undefined && { asksNobody }),
      ...(raisesErrors !== undefined && { raisesErrors }),
      ...(keepsVisibility !== undefined && { keepsVisibility }),
    },
  };
  const planner = plannersOfTypes[spec.type] ?? planners[family] ?? planFlow;
  return planner({ spec: withWrittenTypes(spec), program, typeNames: createNameScope() });
};
