import type { Writer } from '../../printing/writer.ts';
import {
  type AssociationEnd,
  type EndMethods,
  endMethods,
  lastOf,
  movedBy,
  neededFor,
  type RecordDecl,
  takenBy,
} from '../../program/index.ts';
import { identifier, typeName } from './dialect.ts';
import { writeRaise } from './write-records.ts';

/** Statements that set or add, and unset or remove, the other end. Whoever is told first tells the other. */
export const endStatements = (records: readonly RecordDecl[], name: AssociationEnd['name'], isList: boolean) => {
  const { link, unlink } = endMethods(records, name, isList);
  return {
    link: (holder: string, value: string) =>
      isList ? `${holder}.${identifier(link)}(${value})` : `${holder}.${identifier(name)} = ${value}`,
    unlink: (holder: string, value: string) =>
      isList ? `${holder}.${identifier(unlink)}(${value})` : `${holder}.${identifier(name)} = None`,
  };
};

/** What reads an end, and what links it. Whoever is told first tells the other. */
export const writeEnd = (
  writer: Writer,
  end: AssociationEnd,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const own = identifier(end.name);
  const type = typeName(end.target);
  const inverse = inverseStatements(records, end);
  const single = `${type}${end.given === undefined ? ' | None' : ''}`;
  writer.gap();
  writer.line('@property');
  writer.block(`def ${own}(self) -> ${end.isList ? `list[${type}]` : single}:`, '', () => {
    writer.comment(end.summary);
    writer.line(end.isList ? `return list(self._${own})` : `return self._${own}`);
  });
  writer.gap();
  if (end.isList) writeListEnd(writer, end, record, inverse, endMethods(records, end.name, true));
  else writeSetter(writer, end, single, inverse);
};

/** Tells what is given of the object that is being made. */
export const writeFirstLink = (writer: Writer, end: AssociationEnd, records: readonly RecordDecl[]): void => {
  const inverse = inverseStatements(records, end);
  if (end.given !== undefined && inverse !== undefined) writer.line(inverse.link(identifier(end.name), 'self'));
};

type Statements = ReturnType<typeof endStatements> | undefined;

const inverseStatements = (records: readonly RecordDecl[], end: AssociationEnd): Statements =>
  end.inverse === undefined ? undefined : endStatements(records, end.inverse, end.inverseIsList === true);

const refuse = (writer: Writer, test: string, message: string): void =>
  writer.block(`if ${test}:`, '', () => writeRaise(writer, message));

const writeSetter = (writer: Writer, end: AssociationEnd, type: string, inverse: Statements): void => {
  const own = identifier(end.name);
  writer.line(`@${own}.setter`);
  writer.block(`def ${own}(self, other: ${type}) -> None:`, '', () => {
    if (inverse === undefined || end.inverse === undefined) {
      writer.line(`self._${own} = other`);
      return;
    }
    const back = identifier(end.inverse);
    const isGiven = end.given !== undefined;
    writer.line(`before = self._${own}`);
    writer.block('if before is other:', '', () => writer.line('return'));
    if (end.inverseIsGiven) {
      refuse(writer, `before is not None and before.${back} is self`, neededFor(end.target, end.inverse));
      writer.block(`if other is not None and other.${back} is not self:`, '', () => {
        writer.line(inverse.link('other', 'self'));
        writer.line('return');
      });
      writer.line(`self._${own} = other`);
      return;
    }
    if (end.inverseIsNonEmpty)
      refuse(
        writer,
        `${isGiven ? '' : 'before is not None and '}all(each is self for each in before.${back})`,
        lastOf(end.target, end.inverse),
      );
    if (isGiven && end.inverseIsList !== true)
      refuse(writer, `other.${back} is not None`, takenBy(end.target, end.inverse));
    writer.line(`self._${own} = other`);
    if (isGiven) {
      writer.line(inverse.unlink('before', 'self'));
      writer.line(inverse.link('other', 'self'));
      return;
    }
    const isLinked = end.inverseIsList === true ? '' : ` and before.${back} is self`;
    writer.block(`if before is not None${isLinked}:`, '', () => writer.line(inverse.unlink('before', 'self')));
    writer.block('if other is not None:', '', () => writer.line(inverse.link('other', 'self')));
  });
};

const writeListEnd = (
  writer: Writer,
  end: AssociationEnd,
  record: RecordDecl,
  inverse: Statements,
  { link, unlink, given }: EndMethods,
): void => {
  const own = identifier(end.name);
  const other = identifier(given);
  const back = end.inverse === undefined ? '' : identifier(end.inverse);
  const movesFirst = end.inverseIsGiven === true || (end.isNonEmpty === true && end.inverseIsList !== true);
  const method = (name: EndMethods['link']): string =>
    `def ${identifier(name)}(self, ${other}: ${typeName(end.target)}) -> None:`;
  writer.block(method(link), '', () => {
    writer.block(`if ${other} in self._${own}:`, '', () => writer.line('return'));
    if (inverse !== undefined && movesFirst)
      writer.block(`if ${other}.${back} is not self:`, '', () => {
        writer.line(inverse.link(other, 'self'));
        writer.line('return');
      });
    writer.line(`self._${own}.append(${other})`);
    if (inverse !== undefined && !movesFirst) writer.line(inverse.link(other, 'self'));
  });
  writer.gap();
  writer.block(method(unlink), '', () => {
    writer.comment(movedBy(end));
    writer.block(`if ${other} not in self._${own}:`, '', () => writer.line('return'));
    if (end.inverseIsGiven && end.inverse !== undefined)
      refuse(writer, `${other}.${back} is self`, neededFor(end.target, end.inverse));
    else if (end.isNonEmpty) refuse(writer, `len(self._${own}) == 1`, lastOf(record.name, end.name));
    if (end.inverseIsNonEmpty && end.inverseIsList === true && end.inverse !== undefined)
      refuse(writer, `all(each is self for each in ${other}.${back})`, lastOf(end.target, end.inverse));
    writer.line(`self._${own}.remove(${other})`);
    if (inverse === undefined || end.inverseIsGiven) return;
    if (end.inverseIsList === true) writer.line(inverse.unlink(other, 'self'));
    else writer.block(`if ${other}.${back} is self:`, '', () => writer.line(inverse.unlink(other, 'self')));
  });
};
