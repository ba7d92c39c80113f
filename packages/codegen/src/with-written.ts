import { type Name, type Program, recordOf } from './program/index.ts';

/** A program without the tests that these methods are still to be written, by the names that their open bodies have. */
export const withWritten = (program: Program, written: readonly string[]): Program => {
  if (written.length === 0) return program;
  const names = new Set(written.map(plain));
  const isWritten = (record: Name, operation: Name): boolean =>
    // Some languages name it without its class.
    [[], ...lineOf(program, record)].some((owner) =>
      saidAs(operation).some((words) => names.has(plain([...owner, ...words].join('')))),
    );
  return {
    ...program,
    records: program.records.map((record) => ({
      ...record,
      scenarios: record.scenarios.filter(
        (scenario) => scenario.kind !== 'unwritten' || !isWritten(record.name, scenario.operation),
      ),
    })),
  };
};

/** Ruby asks `overdue?` where others say `isOverdue`. */
const saidAs = ({ words }: Name): readonly (readonly string[])[] =>
  words[0] === 'is' && words.length > 1 ? [words, words.slice(1)] : [words];

/** The words of a record's name and of those of its parents, whose methods it has. */
const lineOf = (program: Program, name: Name): readonly (readonly string[])[] => {
  const parent = recordOf(program.records, name)?.extends;
  return [name.words, ...(parent === undefined ? [] : lineOf(program, parent))];
};

/** A name without the marks and capitals that languages differ in. */
const plain = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
