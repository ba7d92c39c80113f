import { kebabCase, snakeCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Writer } from '../../printing/writer.ts';
import type { Program } from '../../program/index.ts';
import { countScenarios } from '../count-tests.ts';
import type { Printer } from '../language.ts';
import type { Adapter } from './adapter.ts';
import { adapterOf } from './adapters.ts';
import { createPythonWriter, type Dialect } from './dialect.ts';
import { needsPostponed } from './postponed.ts';
import { writeEnum, writeError, writeFlow, writePort } from './write-flows.ts';
import { writeInventory } from './write-inventories.ts';
import { writeMachine } from './write-machines.ts';
import { writeRecord } from './write-records.ts';
import { writeService } from './write-services.ts';
import { writeStore, writeStores } from './write-stores.ts';
import { writeTests } from './write-tests.ts';

export const pythonPrinter: Printer = {
  print: (program, options) => {
    const { includeComments } = options;
    const adapter = adapterOf(options);
    const dialect: Dialect = {
      isAsync: program.options.isAsync,
      isObserved: program.style === 'production',
      includeComments,
    };
    // A module of the name of one of the standard library's would hide that one.
    const module = `${snakeCase(program.name)}_program`;
    return [
      toFile(`${module}.py`, writeModule(program, dialect), 'The program.', 'source'),
      toFile(
        `tests/test_${module}.py`,
        writeTests(program, dialect, module),
        'The tests; run them after every change.',
        'test',
      ),
      ...(adapter?.files(program, dialect, module) ?? []),
      toFile(
        'pyproject.toml',
        projectFile(kebabCase(program.name), module, adapter),
        'The project and its tools.',
        'project',
      ),
      toFile('.gitignore', ignored, 'What git ignores.', 'project'),
    ];
  },
  countTests: (program, options) => countScenarios(program) + (adapterOf(options)?.countTests(program) ?? 0),
  commands: (_program, options) => {
    const adapter = adapterOf(options);
    return [
      {
        command: 'pip install -e ".[dev]"',
        purpose: `installs ${adapter === undefined ? '' : 'the framework, '}the test runner and the type checker`,
      },
      { command: 'pytest', purpose: 'runs the tests' },
      { command: 'mypy .', purpose: 'checks the types' },
      ...(adapter?.commands ?? []),
    ];
  },
};

const ignored = '__pycache__/\n*.egg-info/\n.mypy_cache/\n.pytest_cache/\n.venv/\n';

const writeModule = (program: Program, dialect: Dialect): Writer => {
  const body = createPythonWriter(dialect);
  for (const each of program.enums) writeEnum(body, each);
  for (const each of program.errors) writeError(body, each);
  for (const port of program.ports) writePort(body, dialect, port);
  for (const record of program.records) {
    writeRecord(body, dialect, record, program.records);
    writeStore(body, record, program);
  }
  writeStores(body, program);
  for (const service of program.services) writeService(body, dialect, service);
  for (const machine of program.machines) writeMachine(body, machine);
  for (const inventory of program.inventories) writeInventory(body, inventory);
  for (const flow of program.flows) writeFlow(body, dialect, flow);
  const text = body.text();
  const head = createPythonWriter(dialect);
  head.comment(`${program.title}, made from a diagram.`);
  head.gap();
  writeImports(head, text);
  const lead = `${head.text()}\n`;
  const shift = lead.split('\n').length - 1;
  return {
    ...body,
    text: () => lead + text,
    marks: () => body.marks().map(({ line, about }) => ({ line: line + shift, about })),
  };
};

/** What the module uses of the standard library. */
const writeImports = (writer: Writer, text: string): void => {
  const code = text.replace(/"""[\s\S]*?"""/g, '').replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""');
  const uses = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(code);
  if (needsPostponed(code)) writer.line('from __future__ import annotations');
  writer.gap();
  if (code.includes(' = deque(')) writer.line('from collections import deque');
  if (uses('Observe')) writer.line('from collections.abc import Callable');
  const ofAbc = ['ABC', 'abstractmethod'].filter((word) =>
    (word === 'ABC' ? /[(\s]ABC\):/ : /@abstractmethod\b/).test(code),
  );
  if (ofAbc.length > 0) writer.line(`from abc import ${ofAbc.join(', ')}`);
  const ofDataclasses = ['dataclass', 'field', 'replace'].filter((word) =>
    new RegExp(`(?:@| = |\\(|^ *)${word}\\(`, 'm').test(code),
  );
  if (ofDataclasses.length > 0) writer.line(`from dataclasses import ${ofDataclasses.join(', ')}`);
  const dates = ['date', 'datetime', 'time'].filter((word) =>
    new RegExp(`: ${word}\\b|-> ${word}\\b|\\[${word}\\b`).test(code),
  );
  if (dates.length > 0) writer.line(`from datetime import ${dates.join(', ')}`);
  if (uses('Decimal')) writer.line('from decimal import Decimal');
  if (/\(Enum\):/.test(code)) writer.line('from enum import Enum');
  const typing = ['NamedTuple', 'Protocol'].filter((base) => code.includes(`(${base}):`));
  if (typing.length > 0) writer.line(`from typing import ${typing.join(', ')}`);
  if (uses('UUID')) writer.line('from uuid import UUID');
  if (!uses('Observe')) return;
  writer.gap();
  writer.line('Observe = Callable[[str], None]');
};

const projectFile = (name: string, module: string, adapter: Adapter | undefined): string => `[build-system]
requires = ["setuptools>=68"]
build-backend = "setuptools.build_meta"

[project]
name = "${name}"
version = "1.0.0"
requires-python = ">=3.11"
${adapter === undefined ? '' : `dependencies = [${quoted(adapter.dependencies)}]\n`}
[project.optional-dependencies]
dev = [${quoted(['mypy>=1.0', 'pytest>=7.2', ...(adapter?.testDependencies ?? [])])}]

[tool.setuptools]
py-modules = [${quoted([module, ...(adapter?.modules ?? [])])}]

[tool.pytest.ini_options]
pythonpath = ["."]
testpaths = ["tests"]

[tool.mypy]
strict = true
${(adapter?.untyped ?? []).map((name) => `\n[[tool.mypy.overrides]]\nmodule = "${name}"\nignore_missing_imports = true\n`).join('')}`;

const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(', ');
