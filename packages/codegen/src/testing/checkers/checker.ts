import type { PrintedFile } from '../../languages/language.ts';

/** A generated project to be checked. */
export interface Project {
  /** Unique, in letters, digits and hyphens. */
  readonly name: string;
  readonly files: readonly Pick<PrintedFile, 'filename' | 'content' | 'role'>[];
  /** How many tests there must be. */
  readonly tests: number;
  readonly framework?: string;
}

export interface Verdict {
  readonly isBuilt: boolean;
  readonly passed: number;
  readonly failed: number;
  /** What the tools said, where something is wrong; the beginning of it. */
  readonly output: string;
  /** Absent where no formatter was asked. */
  readonly isFormatted?: boolean;
}

/** Builds projects with the language's own tools, warnings as errors, and runs their tests. */
export interface Checker {
  readonly language: string;
  /** True where Node and what this repository installs are enough. */
  readonly needsNothing?: true;
  /** Undefined where all tools are there, otherwise what is missing. */
  readonly missing: () => string | undefined;
  /** The same for a framework, once nothing of the language is missing; absent where frameworks need nothing more. */
  readonly missingFor?: (framework: string) => string | undefined;
  /** One verdict per project, by name. `folder` is empty and goes afterwards. */
  readonly check: (projects: readonly Project[], folder: string) => Promise<ReadonlyMap<string, Verdict>>;
}

/** A project is right when it builds and all its tests ran and passed. */
export const isRight = (project: Project, verdict: Verdict | undefined): boolean =>
  verdict?.isBuilt === true && verdict.failed === 0 && verdict.passed === project.tests;
