import type { Language } from '../languages/language.ts';
import type { Name, Program } from '../program/index.ts';

/** What is drawn of tables and this language cannot say. */
export const lackingInTables = ({ schema }: Program, { lacksInTables = [] }: Language): readonly string[] =>
  (schema?.tables ?? []).flatMap(({ name, indexes, foreignKeys }) => {
    const said = (columns: readonly Name[]): string => [name, ...columns].map(({ words }) => words.join(' ')).join('.');
    const calls = lacksInTables.includes('indexes of calls') ? indexes.filter(({ by }) => by !== undefined) : [];
    const keys = foreignKeys.filter(
      ({ onDelete, onUpdate }) =>
        onUpdate !== undefined &&
        (lacksInTables.includes('changed keys') ||
          (onDelete === 'restrict' && lacksInTables.includes('changed keys of rows that hold others'))),
    );
    return [
      ...calls.map(
        ({ by, columns }) =>
          `The index of ${by}(“${said(columns)}”) is left out: this database looks up columns alone.`,
      ),
      ...keys.map(
        ({ columns, onUpdate }) =>
          `“${said(columns)}” is drawn with “on update ${onUpdate}”, which is left out in this database: change no keys.`,
      ),
    ];
  });
