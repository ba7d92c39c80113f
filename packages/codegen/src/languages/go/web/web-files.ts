import { toFile } from '../../../printing/to-file.ts';
import type { Writer } from '../../../printing/writer.ts';
import { type Program, usedPorts } from '../../../program/index.ts';
import { type KeptPart, planParts } from '../../../serving/plan-parts.ts';
import { planResources, type Resource } from '../../../serving/plan-resources.ts';
import { planRoutes, type Route } from '../../../serving/plan-routes.ts';
import type { PrintedFile } from '../../language.ts';
import { createGoWriter, type GoDialect, modulePath } from '../dialect.ts';
import { writeExamplePorts } from './example-ports.ts';
import { writeRequestTests } from './write-request-tests.ts';

/** How a web framework of Go is spoken to. */
export interface WebFramework {
  readonly label: string;
  readonly module: string;
  readonly version: string;
  /** Writes `NewRouter` with all that it answers. */
  readonly writeApp: (writer: Writer, app: App) => void;
  /** Lines of `main` behind which requests are answered. */
  readonly start: (router: string) => string;
  /** What tests do first. */
  readonly prepare: string;
}

export interface App {
  readonly program: Program;
  readonly dialect: GoDialect;
  readonly resources: readonly Resource[];
  readonly parts: readonly KeptPart[];
  readonly routes: readonly Route[];
}

/** The files that put a program behind a framework: the package `web`, which alone knows it, what starts it, and tests over requests. */
export const webFiles = (program: Program, dialect: GoDialect, framework: WebFramework): readonly PrintedFile[] => {
  const resources = planResources(program);
  const app: App = { program, dialect, resources, parts: planParts(program, resources), routes: planRoutes(resources) };
  const hasPorts = usedPorts(program).length > 0;
  const router = `NewRouter(${hasPorts ? 'ExamplePorts()' : ''})`;
  const paths = { program: modulePath(program), framework: framework.module };
  const write = (name: string, body: (writer: Writer) => void, comment = ''): Writer =>
    withImports({ name, comment, paths, dialect }, body);
  const about = `Package web puts the program behind ${framework.label}.`;
  return [
    toFile(
      'web/router.go',
      write('web', (writer) => framework.writeApp(writer, app), about),
      `The program behind ${framework.label}.`,
      'source',
    ),
    ...(hasPorts
      ? [
          toFile(
            'web/example_ports.go',
            write('web', (writer) => writeExamplePorts(writer, app)),
            'Example ports to start with; replace them with your own.',
            'source',
          ),
        ]
      : []),
    toFile(
      'cmd/server/main.go',
      write(
        'main',
        (writer) => {
          writer.gap();
          writer.block('func main() {', '}', () =>
            writer.line(framework.start(`web.NewRouter(${hasPorts ? 'web.ExamplePorts()' : ''})`)),
          );
        },
        'Command server answers requests on port 8000.',
      ),
      'Starts the app.',
      'source',
    ),
    toFile(
      'web/router_test.go',
      write('web', (writer) => writeRequestTests(writer, resources, { router, prepare: framework.prepare })),
      'The tests of the app, over requests.',
      'test',
    ),
  ];
};

interface File {
  readonly name: string;
  readonly comment: string;
  readonly paths: { readonly program: string; readonly framework: string };
  readonly dialect: GoDialect;
}

const standard = [
  'context',
  'encoding/json',
  'errors',
  'fmt',
  'log',
  'net/http',
  'net/http/httptest',
  'reflect',
  'strconv',
  'strings',
  'sync',
  'testing',
  'time',
];

/** A file with the imports that its code uses, which is known once the code is written. */
const withImports = ({ name, comment, paths, dialect }: File, write: (writer: Writer) => void): Writer => {
  const draft = createGoWriter({ includeComments: false });
  write(draft);
  // What stands in texts is no use of a package.
  const code = draft.text().replace(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '""');
  const uses = (path: string): boolean => new RegExp(`\\b${path.slice(path.lastIndexOf('/') + 1)}\\.[A-Z]`).test(code);
  const others = [
    ...(uses(paths.framework) ? [{ path: paths.framework, alias: '' }] : []),
    ...(uses('program') ? [{ path: paths.program, alias: 'program ' }] : []),
    ...(uses('web') ? [{ path: `${paths.program}/web`, alias: '' }] : []),
  ].sort((one, two) => (one.path < two.path ? -1 : 1));
  const groups = [
    standard.filter(uses).map((path) => `"${path}"`),
    others.map(({ path, alias }) => `${alias}"${path}"`),
  ].filter((group) => group.length > 0);
  const writer = createGoWriter(dialect);
  if (comment !== '') writer.comment(comment);
  writer.line(`package ${name}`);
  writer.gap();
  if (groups.flat().length === 1) writer.line(`import ${groups.flat()[0]}`);
  else if (groups.length > 0) {
    writer.block('import (', ')', () => {
      for (const [index, group] of groups.entries()) {
        if (index > 0) writer.gap();
        for (const line of group) writer.line(line);
      }
    });
  }
  write(writer);
  return writer;
};
