import type { CodeStyle } from './code-styles.ts';
import type { EnumDecl, ErrorDecl, FlowDecl, PortDecl } from './flow.ts';
import type { InventoryDecl } from './inventory.ts';
import type { MachineDecl } from './machine.ts';
import type { Name } from './name.ts';
import type { RecordDecl } from './record.ts';
import type { Schema } from './schema.ts';
import type { ScreenDecl } from './screen.ts';
import type { ServiceDecl } from './service.ts';
import type { StoresDecl } from './stores.ts';

/**
 * What is to be written, before any language: made from a diagram by the planner of its family, printed by each language.
 * Tests are part of it, so that every language prints the same ones. Lists are empty where a diagram has nothing of the kind.
 */
export interface Program {
  readonly name: Name;
  /** The title of the diagram on one line. */
  readonly title: string;
  /** A diagram type's id. */
  readonly type: string;
  readonly style: CodeStyle;
  /** All enums that the other parts speak of, in the order in which they are needed. */
  readonly enums: readonly EnumDecl[];
  /** What services fail with. */
  readonly errors: readonly ErrorDecl[];
  readonly ports: readonly PortDecl[];
  readonly flows: readonly FlowDecl[];
  readonly services: readonly ServiceDecl[];
  readonly machines: readonly MachineDecl[];
  /** Parents before their children, and what a field holds before the record with the field where no circle forbids it. */
  readonly records: readonly RecordDecl[];
  /** All stores together, where some of them ask others. */
  readonly stores?: StoresDecl;
  readonly inventories: readonly InventoryDecl[];
  readonly schema?: Schema;
  readonly screens: readonly ScreenDecl[];
  /** What the diagram does not say and the code had to decide, and what was left out; sentences for the explanation. */
  readonly assumptions: readonly Assumption[];
  /** Asked for in additional details and not understood, or of no meaning here. */
  readonly notApplied: readonly string[];
  /** What was understood of the additional details, as sentences. */
  readonly applied: readonly string[];
  readonly options: ProgramOptions;
}

export interface Assumption {
  readonly text: string;
  /** Ids of the parts of the diagram that it is about. */
  readonly about: readonly string[];
}

/** What additional details may ask for. */
export interface ProgramOptions {
  /** Package, module or namespace, as the person wrote it. */
  readonly packageName?: string;
  readonly tablePrefix?: string;
  /** Ports are awaited, in languages that know how. */
  readonly isAsync: boolean;
  /** Rows are marked as deleted instead of being removed. */
  readonly hasSoftDelete: boolean;
  /** Rows carry when they were made and changed. */
  readonly hasTimestamps: boolean;
  /** Nobody can be handed in who is asked: what decides stands in the names of events. */
  readonly asksNobody?: boolean;
  /** What is drawn as an error is one: the language raises those. */
  readonly raisesErrors?: boolean;
  /** Members that are drawn as private or protected are so. */
  readonly keepsVisibility?: boolean;
  /** A framework puts the program behind requests, so that records are kept even where little is written. */
  readonly isServed?: boolean;
}
