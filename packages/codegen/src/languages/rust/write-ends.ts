import type { Writer } from '../../printing/writer.ts';
import { type AssociationEnd, endMethods, type RecordDecl, recordOf } from '../../program/index.ts';
import { memberName, writeChain, writeFunction } from './dialect.ts';
import { insideOf, isWeak, type RecordScope } from './record-scope.ts';

/** What reads an end: whoever it still finds. */
export const writeEndReader = (
  writer: Writer,
  scope: RecordScope,
  record: RecordDecl,
  end: AssociationEnd,
  keyword: 'pub fn' | 'fn',
): void => {
  const { name, target, isList, summary } = end;
  const held = `Rc<${scope.heldAs(target)}>`;
  const living = isList
    ? ['iter()', 'filter_map(Weak::upgrade)', 'collect()']
    : ['as_ref()', 'and_then(Weak::upgrade)'];
  writer.gap();
  writer.comment(summary, ...(isWeak(end) ? ['This end does not keep what it refers to alive.'] : []));
  writeFunction(
    writer,
    {
      head: `${keyword} ${memberName(name)}`,
      parameters: ['&self'],
      result: `${isList ? 'Vec' : 'Option'}<${held}>`,
    },
    () =>
      writeChain(writer, cellOf(scope, { record, end }, 'self'), ['borrow()', ...(isWeak(end) ? living : ['clone()'])]),
    name.from,
  );
};

/** What links the ends of a record, and takes them apart: both ends always tell the same. */
export const writeEndMethods = (writer: Writer, scope: RecordScope, record: RecordDecl): void => {
  for (const end of record.ends) {
    const there = otherEnd(scope, end);
    if (end.isList) writeListMethods(writer, scope, record, end, there);
    else writeSetter(writer, scope, record, end, there);
  }
};

/** The record and the end that refers back. */
interface OtherEnd {
  readonly record: RecordDecl;
  readonly end: AssociationEnd;
}

const otherEnd = ({ records }: RecordScope, { target, inverse }: AssociationEnd): OtherEnd | undefined => {
  const record = recordOf(records, target);
  const end = record?.ends.find(({ name }) => name === inverse);
  return record === undefined || end === undefined ? undefined : { record, end };
};

/** The cell of an end, in what stands in `variable`. */
const cellOf = (scope: RecordScope, { record, end }: OtherEnd, variable: string): string =>
  `${insideOf(scope, record, variable)}.${memberName(end.name)}`;

/** A pointer to what a reference refers to, as an end keeps it. */
const pointerTo = (end: AssociationEnd, reference: string): string =>
  isWeak(end) ? `Rc::downgrade(${reference})` : `Rc::clone(${reference})`;

const isOther = (end: AssociationEnd, reference: string): string =>
  isWeak(end) ? `!each.ptr_eq(&Rc::downgrade(${reference}))` : `!Rc::ptr_eq(each, ${reference})`;

const writeSetter = (
  writer: Writer,
  scope: RecordScope,
  record: RecordDecl,
  end: AssociationEnd,
  there: OtherEnd | undefined,
): void => {
  const { name, target } = end;
  const receiver = there === undefined ? '&self' : 'self: &Rc<Self>';
  const { link, given } = endMethods(scope.records, name, false);
  const other = memberName(given);
  const own = cellOf(scope, { record, end }, 'self');
  writer.gap();
  writeFunction(
    writer,
    { head: `pub fn ${memberName(link)}`, parameters: [receiver, `${other}: Option<Rc<${scope.heldAs(target)}>>`] },
    () => {
      if (there !== undefined) {
        writer.block(`if let Some(before) = self.${memberName(name)}() {`, '}', () =>
          writeForget(writer, scope, there, 'before'),
        );
        writer.block(`if let Some(${other}) = &${other} {`, '}', () =>
          writeRemember(writer, scope, { record, end }, there, other),
        );
      }
      assign(writer, own, isWeak(end) ? `${other}.as_ref().map(Rc::downgrade)` : other);
    },
    name.from,
  );
};

const assign = (writer: Writer, cell: string, value: string): void => {
  const line = `*${cell}.borrow_mut() =`;
  const isBroken = line.length <= 62 && `${line} ${value};`.length > writer.room();
  if (!isBroken) {
    writeChain(writer, `*${cell}`, ['borrow_mut()'], ` = ${value};`);
    return;
  }
  writer.line(line);
  writer.indented(() => writer.line(`${value};`));
};

/** What stands in `variable` no longer refers to this. */
const writeForget = (writer: Writer, scope: RecordScope, there: OtherEnd, variable: string): void => {
  const cell = cellOf(scope, there, variable);
  if (there.end.isList) writeChain(writer, cell, ['borrow_mut()', `retain(|each| ${isOther(there.end, 'self')})`], ';');
  else assign(writer, cell, 'None');
};

/** The other refers to this, and to nothing that it referred to before where it can only refer to one. */
const writeRemember = (writer: Writer, scope: RecordScope, here: OtherEnd, there: OtherEnd, variable: string): void => {
  const cell = cellOf(scope, there, variable);
  const me = pointerTo(there.end, 'self');
  if (there.end.isList) {
    writeChain(writer, cell, ['borrow_mut()', `push(${me})`], ';');
    return;
  }
  writer.block(`if let Some(before) = ${variable}.${memberName(there.end.name)}() {`, '}', () =>
    assign(writer, cellOf(scope, here, 'before'), 'None'),
  );
  assign(writer, cell, `Some(${me})`);
};

const writeListMethods = (
  writer: Writer,
  scope: RecordScope,
  record: RecordDecl,
  end: AssociationEnd,
  there: OtherEnd | undefined,
): void => {
  const { link, unlink, given } = endMethods(scope.records, end.name, true);
  const other = memberName(given);
  const held = `Rc<${scope.heldAs(end.target)}>`;
  const receiver = there === undefined ? '&self' : 'self: &Rc<Self>';
  const own = cellOf(scope, { record, end }, 'self');
  const setter = there && memberName(endMethods(scope.records, there.end.name, false).link);
  writer.gap();
  writeFunction(writer, { head: `pub fn ${memberName(link)}`, parameters: [receiver, `${other}: ${held}`] }, () => {
    if (there !== undefined && !there.end.isList) {
      writer.line(`${other}.${setter}(Some(Rc::clone(self)));`);
      return;
    }
    writer.line(`let known = self.${memberName(end.name)}();`);
    writer.block(`if known.iter().any(|each| Rc::ptr_eq(each, &${other})) {`, '}', () => writer.line('return;'));
    if (there !== undefined) writeRemember(writer, scope, { record, end }, there, other);
    writeChain(writer, own, ['borrow_mut()', `push(${isWeak(end) ? `Rc::downgrade(&${other})` : other})`], ';');
  });
  writer.gap();
  writeFunction(writer, { head: `pub fn ${memberName(unlink)}`, parameters: [receiver, `${other}: &${held}`] }, () => {
    if (there !== undefined && !there.end.isList) {
      const condition = `matches!(${other}.${memberName(there.end.name)}(), Some(each) if Rc::ptr_eq(&each, self))`;
      writer.block(`if ${condition} {`, '}', () => writer.line(`${other}.${setter}(None);`));
      return;
    }
    if (there !== undefined) writeForget(writer, scope, there, other);
    writeChain(writer, own, ['borrow_mut()', `retain(|each| ${isOther(end, other)})`], ';');
  });
};
