import { snakeCase } from '../../../printing/cases.ts';
import { toFile } from '../../../printing/to-file.ts';
import type { Writer } from '../../../printing/writer.ts';
import { type Program, usedPorts } from '../../../program/index.ts';
import { planResources, type Resource } from '../../../serving/plan-resources.ts';
import { planRoutes, type Route } from '../../../serving/plan-routes.ts';
import type { PrintedFile } from '../../language.ts';
import { createRubyWriter, type Dialect, typeName } from '../dialect.ts';
import { librariesFor } from '../libraries.ts';
import { writeExamplePorts } from './example-ports.ts';
import { fieldsRead } from './read-values.ts';
import { writeRequestTests } from './write-request-tests.ts';

/** How a web framework of Ruby is spoken to. */
export interface WebFramework {
  readonly label: string;
  /** Gems with their versions. */
  readonly gems: readonly (readonly [name: string, version: string])[];
  readonly library: string;
  /** Writes the class `HttpApp`. */
  readonly writeApp: (writer: Writer, app: App) => void;
  readonly startCommand: string;
}

export interface App {
  readonly program: Program;
  /** The module that the program is in. */
  readonly module: string;
  readonly resources: readonly Resource[];
  readonly routes: readonly Route[];
}

/** The files that put a program behind a framework: the app, which alone knows it, what starts it, and tests over requests. */
export const webFiles = (program: Program, dialect: Dialect, framework: WebFramework): readonly PrintedFile[] => {
  const resources = planResources(program);
  const app: App = { program, module: typeName(program.name), resources, routes: planRoutes(resources) };
  const hasPorts = usedPorts(program).length > 0;
  const write = (libraries: readonly string[], files: readonly string[], body: (writer: Writer) => void) => {
    const writer = createRubyWriter(dialect);
    writer.line('# frozen_string_literal: true');
    writer.gap();
    for (const library of libraries) writer.line(`require "${library}"`);
    for (const file of files) writer.line(`require_relative "${file}"`);
    writer.gap();
    body(writer);
    return writer;
  };
  const source = `lib/${snakeCase(program.name)}`;
  const libraries = ['json', ...librariesOf(resources), framework.library].sort();
  return [
    toFile(
      'app.rb',
      write(libraries, [source], (writer) => framework.writeApp(writer, app)),
      `The program behind ${framework.label}.`,
      'source',
    ),
    ...(hasPorts
      ? [
          toFile(
            'example_ports.rb',
            write(givenByPorts(program), ['app'], (writer) => writeExamplePorts(writer, app)),
            'Example ports to start with; replace them with your own.',
            'source',
          ),
        ]
      : []),
    toFile(
      'config.ru',
      write([], hasPorts ? ['app', 'example_ports'] : ['app'], (writer) => writer.line(`run ${making(hasPorts)}`)),
      'Starts the app.',
      'source',
    ),
    toFile(
      'test/web/app_test.rb',
      write([], [], (writer) => writeRequestTests(writer, resources, { hasPorts, made: making(hasPorts) })),
      'The tests of the app, over requests.',
      'test',
    ),
  ];
};

const making = (hasPorts: boolean): string => `HttpApp.new${hasPorts ? '(ExamplePorts.all)' : ''}`;

/** What reading and writing values needs of the standard library. */
const librariesOf = (resources: readonly Resource[]): readonly string[] => {
  const told = resources.flatMap((each) =>
    each.kind === 'operation' && each.operation.result !== undefined ? [each.operation.result] : [],
  );
  return librariesFor([...fieldsRead(resources), ...told]);
};

/** What the values that example ports give back need of it. */
const givenByPorts = (program: Program): readonly string[] =>
  librariesFor(usedPorts(program).flatMap(({ methods }) => methods.flatMap(({ result }) => result ?? [])));
