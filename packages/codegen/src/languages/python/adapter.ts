import type { Program } from '../../program/index.ts';
import type { Command, PrintedFile } from '../language.ts';
import type { Dialect } from './dialect.ts';

/** Puts a program behind a framework, which the program itself knows nothing of. */
export interface Adapter {
  /** As pip takes them. */
  readonly dependencies: readonly string[];
  /** Needed by the tests only. */
  readonly testDependencies: readonly string[];
  /** Modules without types. */
  readonly untyped: readonly string[];
  /** Modules of the project beside the program. */
  readonly modules: readonly string[];
  /** What is done with it once its tests pass. */
  readonly commands: readonly Command[];
  readonly files: (program: Program, dialect: Dialect, module: string) => readonly PrintedFile[];
  /** How many tests these files hold. */
  readonly countTests: (program: Program) => number;
}
