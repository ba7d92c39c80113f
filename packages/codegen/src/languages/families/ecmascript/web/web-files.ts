import { kebabCase } from '../../../../printing/cases.ts';
import { toFile } from '../../../../printing/to-file.ts';
import type { Writer } from '../../../../printing/writer.ts';
import { type Program, usedPorts } from '../../../../program/index.ts';
import { planResources, type Resource } from '../../../../serving/plan-resources.ts';
import { planRoutes } from '../../../../serving/plan-routes.ts';
import type { PrintedFile } from '../../../language.ts';
import { createScriptWriter, type Dialect } from '../dialect.ts';
import type { TestRunner } from '../write-flow-tests.ts';
import { writeExamplePorts } from './example-ports.ts';
import type { AppParts, WebFramework } from './framework.ts';
import { usedReaders, writeReaders, writeReadersModule } from './read-json.ts';
import { partsOf, portsInterface } from './routes.ts';
import { writeRequestTests } from './write-request-tests.ts';

/** The files that put a program behind a framework: the app, which alone knows it, a start file, and tests over HTTP. */
export const webFiles = (
  program: Program,
  dialect: Dialect,
  framework: WebFramework,
  runner: TestRunner,
): readonly PrintedFile[] => {
  const { extension } = dialect;
  const resources = planResources(program);
  const hasPorts = usedPorts(program).length > 0;
  const app = writeModule(program, dialect, framework, resources);
  const readers = usedReaders(app.text());
  const { label } = framework;
  return [
    toFile(`src/web/app.${extension}`, app, `The program behind ${label}.`, 'source'),
    toFile(`src/web/server.${extension}`, writeServer(dialect, framework, hasPorts), 'Starts the app.', 'source'),
    ...(hasPorts
      ? [
          toFile(
            `src/web/example-ports.${extension}`,
            writeExamplePorts(program, dialect),
            'Example ports to start with; replace them with your own.',
            'source',
          ),
        ]
      : []),
    ...(readers.length > 0
      ? [
          toFile(
            `src/web/read-json.${extension}`,
            writeReadersModule(dialect, readers),
            'Reads the bodies of requests.',
            'source',
          ),
        ]
      : []),
    toFile(
      `test/web/app.test.${extension}`,
      writeRequestTests({ resources, dialect, framework, runner, hasPorts }),
      `The tests of the app, over HTTP.`,
      'test',
    ),
  ];
};

const writeModule = (
  program: Program,
  dialect: Dialect,
  framework: WebFramework,
  resources: readonly Resource[],
): Writer => {
  const { isTyped } = dialect;
  const ending = isTyped ? '' : '.js';
  const ports = usedPorts(program);
  const app: AppParts = {
    hasPorts: ports.length > 0,
    parts: partsOf(program, resources),
    routes: planRoutes(resources),
  };
  const write = (writer: Writer): void => {
    if (isTyped && ports.length > 0) portsInterface(writer, ports);
    framework.writeApp(writer, dialect, app);
    writeReaders(writer, dialect, resources);
    if (app.routes.some(({ refuses }) => refuses)) writeRefusals(writer, dialect, framework);
  };
  const draft = createScriptWriter(dialect);
  write(draft);
  const code = draft.text();
  const readers = usedReaders(code);
  const writer = createScriptWriter(dialect);
  for (const line of framework.imports(dialect, app)) writer.line(line);
  if (/\bprogram\./.test(code)) writer.line(`import * as program from '../${kebabCase(program.name)}${ending}';`);
  if (readers.length > 0) writer.line(`import { ${readers.join(', ')} } from './read-json${ending}';`);
  write(writer);
  return writer;
};

/** Functions that turn what the program refuses into a status. */
const writeRefusals = (writer: Writer, { isTyped }: Dialect, { refusal }: WebFramework): void => {
  writer.gap();
  writer.comment('Runs the action; if it is refused, answers with this status.');
  const head = isTyped
    ? 'function attempt<Result>(status: number, action: () => Result): Result'
    : 'function attempt(status, action)';
  writer.block(`${head} {`, '}', () => {
    writer.line('try {');
    writer.indented(() => writer.line('return action();'));
    writer.line('} catch (error) {');
    writer.indented(() =>
      writer.line('throw refusal(status, error instanceof Error ? error.message : String(error));'),
    );
    writer.line('}');
  });
  writer.gap();
  const result = refusal === undefined ? 'HttpException' : 'Error';
  writer.block(
    `function refusal(${isTyped ? `status: number, message: string): ${result}` : 'status, message)'} {`,
    '}',
    () =>
      writer.line(
        refusal === undefined
          ? 'return new HttpException(message, status);'
          : `return Object.assign(new Error(message), ${refusal});`,
      ),
  );
};

const writeServer = (dialect: Dialect, { start }: WebFramework, hasPorts: boolean): Writer => {
  const ending = dialect.isTyped ? '' : '.js';
  const writer = createScriptWriter(dialect);
  writer.line(`import { createApp } from './app${ending}';`);
  if (hasPorts) writer.line(`import { examplePorts } from './example-ports${ending}';`);
  writer.gap();
  writer.line('const port = Number(process.env.PORT ?? 3000);');
  for (const line of start.inServer(`createApp(${hasPorts ? 'examplePorts' : ''})`)) writer.line(line);
  return writer;
};
