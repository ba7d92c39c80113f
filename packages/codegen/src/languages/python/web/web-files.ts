import { toFile } from '../../../printing/to-file.ts';
import type { Writer } from '../../../printing/writer.ts';
import { type Program, usedPorts } from '../../../program/index.ts';
import { planResources } from '../../../serving/plan-resources.ts';
import { planRoutes } from '../../../serving/plan-routes.ts';
import type { PrintedFile } from '../../language.ts';
import { apart, type Dialect } from '../dialect.ts';
import { withImports } from '../with-imports.ts';
import { writeExamplePorts } from './example-ports.ts';
import type { AppParts, WebFramework } from './framework.ts';
import { partsOf, writePorts } from './parts.ts';
import { writeReaders } from './read-values.ts';
import { writeRequestTests } from './write-request-tests.ts';

/** The files that put a program behind a framework: the app, which alone knows it, what starts it, and tests over requests. */
export const webFiles = (
  program: Program,
  dialect: Dialect,
  module: string,
  framework: WebFramework,
): readonly PrintedFile[] => {
  const resources = planResources(program);
  const app: AppParts = {
    hasPorts: usedPorts(program).length > 0,
    parts: partsOf(program, resources),
    routes: planRoutes(resources),
  };
  const write = (writer: Writer): void => {
    writePorts(writer, usedPorts(program));
    framework.writeApp(writer, dialect, app);
    writeReaders(writer, resources);
    if (writer.text().includes('read_object(')) writeObjectReader(writer);
    if (writer.text().includes('attempt(')) writeAttempt(writer);
  };
  return [
    toFile(
      'web_app.py',
      withImports(dialect, { program: module, libraries: framework.imports }, write),
      `The program behind ${framework.label}.`,
      'source',
    ),
    ...(app.hasPorts
      ? [
          toFile(
            'example_ports.py',
            writeExamplePorts(program, dialect, module),
            'Example ports to start with; replace them with your own.',
            'source',
          ),
        ]
      : []),
    ...framework.startFiles(app),
    toFile(
      'tests/test_web_app.py',
      writeRequestTests(resources, dialect, framework, app.hasPorts),
      'The tests of the app, over requests.',
      'test',
    ),
  ];
};

const writeObjectReader = (writer: Writer): void => {
  apart(writer);
  writer.block('def read_object(text: bytes) -> dict[str, Any]:', '', () => {
    writer.line('value = json.loads(text)');
    writer.block('if not isinstance(value, dict):', '', () =>
      writer.line('raise ValueError("the body must be a JSON object")'),
    );
    writer.line('return value');
  });
};

const writeAttempt = (writer: Writer): void => {
  apart(writer);
  writer.block('def attempt(status: int, action: Callable[[], Result]) -> Result:', '', () => {
    writer.comment('Runs the action; if it is refused, answers with this status.');
    writer.block('try:', '', () => writer.line('return action()'));
    writer.block('except (ArithmeticError, LookupError, TypeError, ValueError) as error:', '', () =>
      writer.line('raise refusal(status, str(error)) from error'),
    );
  });
};
