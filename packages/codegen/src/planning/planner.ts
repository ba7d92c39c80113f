import type { DiagramSpec } from '@diagloom/diagram/model';
import type { NameScope, Program } from '../program/index.ts';

export interface PlanRequest {
  /** Narrowed to the selected components. */
  readonly spec: DiagramSpec;
  /** Empty but for its name, style and options. */
  readonly program: Program;
  /** The scope of types and of whatever else stands at the top of a file. */
  readonly typeNames: NameScope;
}

/** Turns the diagrams of one family into programs. Throws `CannotWriteCode` where there is nothing to write. */
export type Planner = (request: PlanRequest) => Program;
