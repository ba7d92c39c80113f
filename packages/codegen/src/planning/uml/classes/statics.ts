import type { SpecAttribute } from '@diagloom/diagram/model';
import type { Assumption, FieldDecl, Name, RecordDecl } from '../../../program/index.ts';
import { createNameScope, oneLine } from '../../../program/index.ts';
import { firstValueOf } from '../../records/read-first-value.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/** Drawn as what the class has itself. */
export const isStatic = ({ marks = [] }: SpecAttribute): boolean => marks.includes('static');

/** A field that is drawn as static, or called like a constant and given a value: `MAX_BOOKINGS = 5`. */
export const isConstant = (row: SpecAttribute): boolean =>
  isStatic(row) || (/^[A-Z][A-Z\d]+(?:_[A-Z\d]+)*$/.test(nameOf(row)) && firstValueOf(row) !== '');

const nameOf = ({ name }: SpecAttribute): string => name.split(/[=:]/)[0]?.trim() ?? '';

/** Those with a value that every language can write. Of the others nobody can say what they hold, which is told. */
export const constantsOf = (fields: readonly FieldDecl[], assumptions: Assumption[]): readonly FieldDecl[] => {
  for (const { name } of fields.filter(({ initial }) => initial === undefined))
    assumptions.push({
      text: `“${oneLine(name.label)}” belongs to the class itself, and no value of it is drawn: it is left out.`,
      about: name.from,
    });
  return fields.filter(({ initial }) => initial !== undefined);
};

/** What a parent has itself is not written again, and what is called like something else in its line gets a name of its own. */
export const withStaticsApart = (records: readonly Bare[]): readonly Bare[] => {
  const above = (record: Bare): readonly Bare[] => {
    const parent = records.find(({ name }) => name === record.extends);
    return parent === undefined ? [] : [parent, ...above(parent)];
  };
  return records.map((record) => {
    const line = above(record);
    const kin = records.filter((each) => each === record || line.includes(each) || above(each).includes(record));
    const members = kin.flatMap(({ fields, ends, operations }) => [...fields, ...ends, ...operations]).map(wordsOf);
    const known = line.flatMap(({ constants = [], statics = [] }) => [...constants, ...statics]).map(wordsOf);
    const apart = <Member extends { readonly name: Name }>(own: readonly Member[]): readonly Member[] =>
      own
        .filter((each) => !known.includes(wordsOf(each)))
        .map((each) =>
          members.includes(wordsOf(each))
            ? { ...each, name: createNameScope(members).take(each.name.words.join(' '), each.name.from, 'own') }
            : each,
        );
    return {
      ...record,
      ...(record.constants !== undefined && { constants: apart(record.constants) }),
      ...(record.statics !== undefined && { statics: apart(record.statics) }),
    };
  });
};

const wordsOf = ({ name }: { readonly name: Name }): string => name.words.join('');
