import type { Writer } from '../../../../printing/writer.ts';
import type { Route } from '../../../../serving/plan-routes.ts';
import type { Dialect } from '../dialect.ts';
import type { Part } from './routes.ts';

/** How a web framework of JavaScript is spoken to. */
export interface WebFramework {
  readonly label: string;
  /** Exact versions of what the app needs, and of the types of it. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly typeDependencies?: Readonly<Record<string, string>>;
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  /** The first lines of the module that knows the framework. */
  readonly imports: (dialect: Dialect, app: AppParts) => readonly string[];
  /** `createApp`, and what it needs. */
  readonly writeApp: (writer: Writer, dialect: Dialect, app: AppParts) => void;
  /** The members that make the framework answer an error with `status`; absent where it has an `HttpException`. */
  readonly refusal: string | undefined;
  readonly start: StartWords;
}

/** How an app, given as the expression that makes it, is started and stopped. */
export interface StartWords {
  readonly imports: (isTyped: boolean) => readonly string[];
  /** Statements that start it on a free port and keep its address as `home`. */
  readonly inTest: (create: string, isTyped: boolean) => readonly string[];
  readonly stop: string;
  /** Statements of the start file, which has a constant `port`. */
  readonly inServer: (create: string) => readonly string[];
}

/** What an app is made of, whatever the framework. */
export interface AppParts {
  readonly hasPorts: boolean;
  readonly parts: readonly Part[];
  readonly routes: readonly Route[];
}

/** The head of the function that makes the app. */
export const createHead = ({ isTyped }: Dialect, { hasPorts }: AppParts, result: string): string => {
  const parameter = hasPorts ? (isTyped ? 'ports: Ports' : 'ports') : '';
  return `(${parameter})${isTyped ? `: ${result}` : ''}`;
};

export const writePart = (writer: Writer, { name, type, ports, isOf }: Part): void => {
  const given = ports.map((port) => `ports.${port}`);
  if (isOf === undefined) writer.items(`const ${name} = new ${type}(`, given, ');');
  else writer.line(`const ${name} = ${isOf};`);
};
