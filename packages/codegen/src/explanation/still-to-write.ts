import { type Name, type Program, recordOf } from '../program/index.ts';

/** Operations that the diagram only names, by class: all but those that are `written`, by the names that their open bodies have. */
export const stillToWrite = (program: Program, written: readonly string[]): readonly (readonly [Name, Name])[] => {
  const names = new Set(written.map(plain));
  return program.records.flatMap((record) =>
    record.kind === 'interface'
      ? []
      : [...record.operations, ...(record.statics ?? [])]
          // Some languages name it without its class.
          .filter(
            ({ name, isAbstract }) =>
              isAbstract !== true &&
              ![[], ...lineOf(program, record.name)].some((owner) =>
                saidAs(name).some((words) => names.has(plain([...owner, ...words].join('')))),
              ),
          )
          .map(({ name }): readonly [Name, Name] => [record.name, name]),
  );
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
