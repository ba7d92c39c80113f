import type { Language } from '../languages/language.ts';
import type { Name, Program } from '../program/index.ts';

/** What values are held to although the diagram doesn’t say so, for people who want to allow more. */
export const invented = ({ records, schema }: Program, { keepsTables }: Language): readonly string[] => {
  const checks = keepsTables === true ? (schema?.tables ?? []).flatMap((table) => table.checks) : [];
  const fields = keepsTables === true ? [] : records.flatMap((record) => record.fields);
  const ofBoth = (check: string, refuses: string): readonly Name[] => [
    ...checks.filter(({ kind }) => kind === check).map(({ column }) => column),
    ...fields.filter((field) => field.refuses === refuses).map(({ name }) => name),
  ];
  return [
    ...told(ofBoth('notBlank', 'blank'), 'must not be blank'),
    ...told(ofBoth('notNegative', 'negative'), 'must not be negative'),
  ];
};

const told = (names: readonly Name[], rule: string): readonly string[] => {
  if (names.length === 0) return [];
  const said = new Intl.ListFormat('en').format(new Set(names.map(({ words }) => `“${words.join(' ')}”`)));
  return [`${said} ${rule}; the diagram doesn’t say so.`];
};
