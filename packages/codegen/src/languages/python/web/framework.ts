import type { Writer } from '../../../printing/writer.ts';
import type { Route } from '../../../serving/plan-routes.ts';
import type { PrintedFile } from '../../language.ts';
import type { Dialect } from '../dialect.ts';
import type { Importable } from '../with-imports.ts';
import type { Part } from './parts.ts';

/** How a web framework of Python is spoken to. */
export interface WebFramework {
  readonly label: string;
  /** As pip takes them. */
  readonly dependencies: readonly string[];
  /** Needed by the tests only. */
  readonly testDependencies: readonly string[];
  /** Modules without types. */
  readonly untyped: readonly string[];
  /** Imports of the adapter by what its code uses: the module, and names that are taken from it. */
  readonly imports: readonly Importable[];
  /** What it answers by itself where a body lacks what an operation takes; otherwise we say 400. */
  readonly lackingStatus?: number;
  /** Writes `create_app` (or what stands in its place) and how a refusal is answered. */
  readonly writeApp: (writer: Writer, dialect: Dialect, app: AppParts) => void;
  /** Files beside the adapter that start it; `ports` is the expression for its argument. */
  readonly startFiles: (app: AppParts) => readonly PrintedFile[];
  readonly startCommand: string;
  /** The imports of tests and the statements that make their `client`. */
  readonly testHead: readonly string[];
  readonly client: (ports: string) => readonly string[];
  readonly post: (path: string, body: string | undefined) => string;
  /** What `answer` holds, read from JSON. */
  readonly json: string;
}

export interface AppParts {
  readonly hasPorts: boolean;
  readonly parts: readonly Part[];
  readonly routes: readonly Route[];
}
