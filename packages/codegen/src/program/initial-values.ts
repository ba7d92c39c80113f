import { oneLine } from './name.ts';
import type { Assumption, Program } from './program.ts';

/** That a field is drawn with a first value which nothing gives it by itself. */
export const mustBePassed = (name: string, first: string, about: readonly string[]): Assumption => ({
  text: `“${oneLine(name)}” has the initial value “${first}” in the diagram: pass it when you create one.`,
  about,
});

/** For languages in which no argument can be left out: first values are told. */
export const withoutInitialValues = (program: Program): Program => {
  const told = program.records.flatMap(({ fields }) =>
    fields.flatMap(({ name, initial }) => {
      if (initial === undefined) return [];
      return [
        mustBePassed(name.label, typeof initial === 'object' ? (initial?.label ?? '') : String(initial), name.from),
      ];
    }),
  );
  if (told.length === 0) return program;
  return {
    ...program,
    records: program.records.map((record) => ({
      ...record,
      fields: record.fields.map(({ initial: _initial, ...field }) => field),
      scenarios: record.scenarios.filter(({ kind }) => kind !== 'initial'),
    })),
    assumptions: [...program.assumptions, ...told],
  };
};
