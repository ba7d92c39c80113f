import { oneLine } from './name.ts';
import type { Assumption } from './program.ts';
import type { FieldDecl, RecordDecl } from './record.ts';
import { allFieldsOf } from './records.ts';

/** That a field is drawn with a first value which nothing gives it by itself. */
export const mustBePassed = (name: string, first: string, about: readonly string[]): Assumption => ({
  text: `“${oneLine(name)}” has the initial value “${first}” in the diagram: pass it when you create one.`,
  about,
});

/** What must be given to make a record with its first values. Absent where no field has a first value, and where none can be made. */
export const givenBesideInitial = (
  records: readonly RecordDecl[],
  record: RecordDecl,
): readonly FieldDecl[] | undefined => {
  const fields = allFieldsOf(records, record);
  const given = fields.filter(({ initial }) => initial === undefined);
  return record.kind !== 'class' || given.length === fields.length ? undefined : given;
};
