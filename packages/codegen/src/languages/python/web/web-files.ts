import { toFile } from '../../../printing/to-file.ts';
import type { Writer } from '../../../printing/writer.ts';
import type { Program } from '../../../program/index.ts';
import { planResources, portsOf } from '../../../serving/plan-resources.ts';
import { planRoutes } from '../../../serving/plan-routes.ts';
import type { PrintedFile } from '../../language.ts';
import { apart, createPythonWriter, type Dialect } from '../dialect.ts';
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
    hasPorts: portsOf(program).length > 0,
    parts: partsOf(program, resources),
    routes: planRoutes(resources),
  };
  const write = (writer: Writer): void => {
    writePorts(writer, portsOf(program));
    framework.writeApp(writer, dialect, app);
    writeReaders(writer, resources);
    if (app.routes.some(({ refuses }) => refuses)) writeAttempt(writer, dialect);
  };
  return [
    toFile(
      'web_app.py',
      withImports(dialect, module, framework, write),
      `The program behind ${framework.label}.`,
      'source',
    ),
    ...(app.hasPorts
      ? [
          toFile(
            'example_ports.py',
            writeExamplePorts(program, dialect, module),
            'Ports to begin with; put your own in their place.',
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

const writeAttempt = (writer: Writer, _dialect: Dialect): void => {
  apart(writer);
  writer.block('def attempt(status: int, action: Callable[[], Result]) -> Result:', '', () => {
    writer.comment('Does it, and answers with that status where it is refused.');
    writer.block('try:', '', () => writer.line('return action()'));
    writer.block('except (ArithmeticError, LookupError, TypeError, ValueError) as error:', '', () =>
      writer.line('raise refusal(status, str(error)) from error'),
    );
  });
};

/** A module with the imports that its code uses, which are known once the code is written. */
const withImports = (
  dialect: Dialect,
  module: string,
  framework: WebFramework,
  write: (writer: Writer) => void,
): Writer => {
  const draft = createPythonWriter({ includeComments: false });
  write(draft);
  const code = draft.text();
  const uses = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(code);
  const writer = createPythonWriter(dialect);
  const from = (name: string, words: readonly string[]): void => {
    const used = words.filter(uses);
    if (used.length > 0) writer.line(`from ${name} import ${used.join(', ')}`);
  };
  writer.line('from __future__ import annotations');
  writer.gap();
  for (const name of ['asyncio', 'json']) if (code.includes(`${name}.`)) writer.line(`import ${name}`);
  from('collections.abc', ['Callable']);
  from('dataclasses', ['asdict', 'dataclass']);
  const dates = ['date', 'datetime'].filter((word) => code.includes(`${word}.fromisoformat`));
  if (dates.length > 0) writer.line(`from datetime import ${dates.join(', ')}`);
  if (/\bDecimal\(/.test(code)) writer.line('from decimal import Decimal');
  const typing = ['Any', ...(uses('Result') ? ['TypeVar'] : [])].filter((word) => word === 'TypeVar' || uses(word));
  if (typing.length > 0) writer.line(`from typing import ${typing.join(', ')}`);
  if (/\bUUID\(/.test(code)) writer.line('from uuid import UUID');
  writer.gap();
  for (const [name, words] of framework.imports) from(name, words);
  writer.gap();
  if (code.includes('program.')) writer.line(`import ${module} as program`);
  if (uses('Result')) {
    writer.gap();
    writer.line('Result = TypeVar("Result")');
  }
  write(writer);
  return writer;
};
