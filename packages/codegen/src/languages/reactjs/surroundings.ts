import type { Program } from '../../program/index.ts';
import type { PrintedFile } from '../language.ts';

/** What brings the components onto a page. */
export interface Surroundings {
  /** The first line of the module of components, where one is needed. */
  readonly opening?: string;
  readonly files: (program: Program) => readonly PrintedFile[];
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** The folder that a build goes to. */
  readonly built: string;
}
