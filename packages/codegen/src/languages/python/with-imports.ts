import type { Writer } from '../../printing/writer.ts';
import { createPythonWriter, type Dialect } from './dialect.ts';
import { needsPostponed } from './postponed.ts';

/** A module, and names that may be taken from it. */
export type Importable = readonly [module: string, names: readonly string[]];

interface Surroundings {
  /** What the module is, as its first line. */
  readonly about?: string;
  /** The module of the program. */
  readonly program: string;
  readonly libraries: readonly Importable[];
  /** Other modules of the project. */
  readonly own?: readonly Importable[];
}

/** A module with the imports that its code uses, which are known once the code is written. */
export const withImports = (
  dialect: Dialect,
  { about, program, libraries, own = [] }: Surroundings,
  write: (writer: Writer) => void,
): Writer => {
  const draft = createPythonWriter({ includeComments: false });
  write(draft);
  const code = draft.text().replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""');
  const uses = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(code);
  const writer = createPythonWriter(dialect);
  const from = ([name, words]: Importable): void => writeImport(writer, name, words.filter(uses));
  if (about !== undefined) {
    writer.comment(about);
    writer.gap();
  }
  if (needsPostponed(code)) writer.line('from __future__ import annotations');
  writer.gap();
  for (const name of ['asyncio', 'json']) if (code.includes(`${name}.`)) writer.line(`import ${name}`);
  from(['collections.abc', ['Callable', 'Iterator']]);
  from(['dataclasses', ['asdict', 'dataclass']]);
  const dates = ['date', 'datetime', 'time'].filter((word) =>
    new RegExp(`(?<![.\\w])${word}(?:\\.fromisoformat)?\\(|: ${word}\\b`).test(code),
  );
  writeImport(writer, 'datetime', [...dates, ...['timezone'].filter(uses)]);
  if (/\bDecimal\(|: Decimal\b/.test(code)) writer.line('from decimal import Decimal');
  writeImport(writer, 'typing', [...['Any'].filter(uses), ...(uses('Result') ? ['TypeVar'] : [])]);
  if (/\bUUID\(|: UUID\b/.test(code)) writer.line('from uuid import UUID');
  writer.gap();
  if (code.includes('pytest.')) writer.line('import pytest');
  for (const each of libraries) from(each);
  writer.gap();
  if (code.includes('program.')) writer.line(`import ${program} as program`);
  for (const each of own) from(each);
  if (uses('Result')) {
    writer.gap();
    writer.line('Result = TypeVar("Result")');
  }
  write(writer);
  return writer;
};

/** On one line where it fits, otherwise a name per line. */
export const writeImport = (writer: Writer, module: string, names: readonly string[]): void => {
  if (names.length === 0) return;
  const sorted = [...names].sort(inIsortsOrder);
  const line = `from ${module} import ${sorted.join(', ')}`;
  if (line.length <= writer.room()) {
    writer.line(line);
    return;
  }
  writer.block(`from ${module} import (`, ')', () => {
    for (const name of sorted) writer.line(`${name},`);
  });
};

/** Constants, classes, then functions. */
const inIsortsOrder = (one: string, other: string): number => {
  const rank = (name: string): number =>
    /^[A-Z0-9_]+$/.test(name) && name.length > 1 ? 0 : /^[A-Z]/.test(name) ? 1 : 2;
  return rank(one) - rank(other) || (one.toLowerCase() < other.toLowerCase() ? -1 : 1);
};
