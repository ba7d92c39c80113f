import type { Writer } from '../../printing/writer.ts';
import { type Dependant, keyFieldsOf, type Name, type RecordDecl, recordOf, storeOf } from '../../program/index.ts';
import { apartFromKey, type RelationForms, say, writeAlong, writeHeld } from '../families/relations.ts';
import { identifier, quote } from './dialect.ts';

/** Tests stand on a line each where they don't fit on one. */
export const writeRaise = (writer: Writer, tests: readonly string[], message: string): void => {
  const whole = `if ${tests.join(' and ')}:`;
  if (whole.length <= writer.room()) writer.line(whole);
  else
    writer.block('if (', '):', () => {
      for (const [at, test] of tests.entries()) writer.line(at === 0 ? test : `and ${test}`);
    });
  writer.indented(() => writer.line(`raise ValueError(${quote(message)})`));
};

interface Any {
  readonly left: string;
  readonly right: string;
  readonly all: string;
}

/** Whether any of several is right, broken where black breaks it. */
export const writeIfAny = (writer: Writer, guard: string, { left, right, all }: Any): void => {
  const open = `if ${guard}any(`;
  const whole = [`${left} ${right} ${all}`];
  const halves = [`${left} ${right}`, all];
  const line = `${open}${whole.join('')}):`;
  if (line.length <= writer.room()) {
    writer.line(line);
    return;
  }
  const lines = [whole, halves].find((each) => each.every((part) => part.length <= writer.room() - 4)) ?? [
    left,
    right,
    all,
  ];
  writer.block(open, '):', () => {
    for (const part of lines) writer.line(part);
  });
};

/** `keys` are those of this store with what its methods call them. */
export const formsOf = (writer: Writer, keys: readonly Key[], records: readonly RecordDecl[]): RelationForms => {
  const partOf = ({ part, isOwn }: Pick<Dependant, 'part' | 'isOwn'>): string =>
    isOwn === true ? 'self' : `self._stores.${identifier(part)}`;
  const refers = ({ fields, isOwn }: Dependant, each = 'each'): string => {
    const same = fields.map(({ name }, at) => `${each}.${identifier(name)} == ${keys[at]?.given}`);
    const [only, ...more] = keys.map(({ name, given }) => `${each}.${identifier(name)} != ${given}`);
    return [...same, ...(isOwn === true ? [more.length === 0 ? only : `(${[only, ...more].join(' or ')})`] : [])].join(
      ' and ',
    );
  };
  /** Loops of one function have a variable each: its type is that of the first one. */
  const loopedOver = ({ record }: Dependant): string => {
    const name = identifier(record);
    return ['self', ...keys.map(({ given }) => given)].includes(name) ? `each_${name}` : name;
  };
  const keysOfEach = (dependant: Dependant): string =>
    keyFieldsOf(records, recordOf(records, dependant.record) as RecordDecl)
      .map(({ name }) => `${loopedOver(dependant)}.${identifier(name)}`)
      .join(', ');
  return {
    refuse: (tests, message) => writeRaise(writer, tests, message),
    refuseHeld: (each, message) => {
      const [left = '', right = ''] = refers(each).split(/ (?=== \w+$)/);
      writeIfAny(writer, '', { left, right, all: `for each in ${partOf(each)}.all()` });
      writer.indented(() => writer.line(`raise ValueError(${quote(message)})`));
    },
    isGiven: ({ name }) => `item.${identifier(name)} is not None`,
    isNowhere: (reference) => {
      const found = `${partOf(reference)}.find(${reference.fields.map(({ name }) => `item.${identifier(name)}`).join(', ')}) is None`;
      if (reference.isOwn !== true) return [found];
      const own = keys.map(({ name }) => name);
      const apart = apartFromKey(reference, own).map(
        ({ field, key }) => `item.${identifier(field.name)} != item.${identifier(key)}`,
      );
      return [apart.length > 1 ? `(${apart.join(' or ')})` : apart.join(''), found];
    },
    eachReferring: (each, statement) =>
      writer.block(`for ${loopedOver(each)} in ${partOf(each)}.all():`, '', () =>
        writer.block(`if ${refers(each, loopedOver(each))}:`, '', () => say(writer, statement)),
      ),
    ask: (each) => `${partOf(each)}.check_removable(${keysOfEach(each)})`,
    remove: (each) => `${partOf(each)}.remove(${keysOfEach(each)})`,
    clear: (each) => {
      const without = each.fields.map(({ name }) => `${identifier(name)}=None`);
      const call = `${partOf(each)}.update(replace(${[loopedOver(each), ...without].join(', ')}))`;
      if (call.length <= writer.room()) writer.line(call);
      else
        writer.block(`${partOf(each)}.update(`, ')', () =>
          writer.line(`replace(${[loopedOver(each), ...without].join(', ')})`),
        );
    },
  };
};

interface Key {
  readonly name: Name;
  readonly given: string;
}

interface Removal {
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
  readonly forms: RelationForms;
}

/** Says beforehand whether an item may go, where it goes along with another and something may hold it. */
export const writeAsked = (writer: Writer, { record, records, forms }: Removal, asked: readonly string[]): void => {
  if (storeOf(record)?.isAsked !== true) return;
  writer.gap();
  writer.items('def check_removable(', asked, ') -> None:');
  writer.indented(() => {
    writer.comment('Raises ValueError if something that must stay refers to it.');
    writeHeld(record, records, forms);
  });
};

/** What a removal does before anything is removed: it is refused, or takes others along. */
export const writeBefore = (writer: Writer, { record, records, forms }: Removal, given: string): void => {
  if (storeOf(record)?.isAsked === true) writer.line(`self.check_removable(${given})`);
  else writeHeld(record, records, forms);
  writeAlong(record, records, forms);
};
