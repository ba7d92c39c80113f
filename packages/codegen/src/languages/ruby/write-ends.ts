import type { Writer } from '../../printing/writer.ts';
import {
  type AssociationEnd,
  endMethods,
  isLeftByMoving,
  lastOf,
  movedBy,
  neededFor,
  type RecordDecl,
  takenBy,
} from '../../program/index.ts';
import { identifier, typeName } from './dialect.ts';
import { writeRefusal } from './write-records.ts';

/** Tells what is given of the object that is being made. */
export const writeFirstLink = (writer: Writer, end: AssociationEnd, records: readonly RecordDecl[]): void => {
  const back = backOf(end, records);
  if (end.given !== undefined && back !== undefined) writer.line(`${identifier(end.name)}.${back.link}`);
};

/** What reads an end, and what links it. Whoever is told first tells the other. */
export const writeEnd = (
  writer: Writer,
  end: AssociationEnd,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const field = identifier(end.name);
  const type = typeName(end.target);
  const single = `@return [${type}${end.given === undefined ? ', nil' : ''}]`;
  writer.gap();
  writer.comment(end.summary, end.isList ? `@return [Array<${type}>]` : single);
  if (end.isList) {
    writer.block(`def ${field}`, 'end', () => writer.line(`@${field}.dup`), end.name.from);
    writeListMethods(writer, end, record, records);
    return;
  }
  const back = backOf(end, records);
  if (back === undefined && end.given === undefined) {
    writer.line(`attr_accessor :${field}`, end.name.from);
    return;
  }
  writer.line(`attr_reader :${field}`, end.name.from);
  writer.gap();
  writer.block(`def ${field}=(other)`, 'end', () => {
    if (back === undefined) {
      writeRefusal(writer, neededFor(record.name, end.name), 'if other.nil?');
      writer.gap();
      writer.line(`@${field} = other`);
      return;
    }
    writer.line(`before = @${field}`);
    writer.line('return if before.equal?(other)');
    writeSetter(writer, end, record, back);
  });
};

const writeSetter = (writer: Writer, end: AssociationEnd, record: RecordDecl, back: Back): void => {
  const field = identifier(end.name);
  const inverse = identifier(end.inverse ?? end.name);
  const inverseName = end.inverse ?? end.name;
  const isGiven = end.given !== undefined;
  if (end.inverseIsGiven) {
    const isHeld = `if before&.${inverse}.equal?(self)`;
    writeRefusal(writer, neededFor(end.target, inverseName), isHeld);
    writer.gap();
    writer.block(`if other && !other.${inverse}.equal?(self)`, 'else', () => writer.line(`other.${back.link}`));
    writer.indented(() => writer.line(`@${field} = other`));
    writer.line('end');
    return;
  }
  if (isGiven) writeRefusal(writer, neededFor(record.name, end.name), 'if other.nil?');
  if (end.inverseIsNonEmpty)
    writeRefusal(writer, lastOf(end.target, inverseName), `if before${isGiven ? '' : '&'}.${inverse} == [self]`);
  if (isGiven && end.inverseIsList !== true)
    writeRefusal(writer, takenBy(end.target, inverseName), `unless other.${inverse}.nil?`);
  writer.gap();
  writer.line(`@${field} = other`);
  writer.line(isGiven ? `before.${back.unlink}` : back.leave);
  writer.line(`other${isGiven ? '' : '&'}.${back.link}`);
};

interface Back {
  readonly link: string;
  readonly unlink: string;
  readonly leave: string;
}

/** How the other end of an association is told of this one. */
const backOf = ({ inverse, inverseIsList }: AssociationEnd, records: readonly RecordDecl[]): Back | undefined => {
  if (inverse === undefined) return undefined;
  const { link, unlink } = endMethods(records, inverse, true);
  return inverseIsList === true
    ? {
        link: `${identifier(link)}(self)`,
        unlink: `${identifier(unlink)}(self)`,
        leave: `before&.${identifier(unlink)}(self)`,
      }
    : {
        link: `${identifier(inverse)} = self`,
        unlink: `${identifier(inverse)} = nil`,
        leave: `before.${identifier(inverse)} = nil if before&.${identifier(inverse)}.equal?(self)`,
      };
};

const writeListMethods = (
  writer: Writer,
  end: AssociationEnd,
  record: RecordDecl,
  records: readonly RecordDecl[],
): void => {
  const field = `@${identifier(end.name)}`;
  const { link, unlink, given } = endMethods(records, end.name, true);
  const other = identifier(given);
  const back = backOf(end, records);
  const inverse = `${other}.${identifier(end.inverse ?? end.name)}`;
  const movesFirst = end.inverseIsGiven === true || (end.isNonEmpty === true && end.inverseIsList !== true);
  writer.gap();
  writer.block(`def ${identifier(link)}(${other})`, 'end', () => {
    writer.line(`return if ${field}.include?(${other})`);
    writer.gap();
    if (back !== undefined && movesFirst) {
      writer.block(`if ${inverse}.equal?(self)`, 'else', () => writer.line(`${field} << ${other}`));
      writer.indented(() => writer.line(`${other}.${back.link}`));
      writer.line('end');
      return;
    }
    writer.line(`${field} << ${other}`);
    if (back !== undefined) writer.line(`${other}.${back.link}`);
  });
  writer.gap();
  writer.comment(...(isLeftByMoving(end) ? [movedBy(end), '@api private'] : []));
  writer.block(`def ${identifier(unlink)}(${other})`, 'end', () => {
    if (back === undefined || end.inverse === undefined) {
      if (end.isNonEmpty) writeRefusal(writer, lastOf(record.name, end.name), `if ${field} == [${other}]`);
      writer.line(`${field}.delete(${other})`);
      return;
    }
    if (end.inverseIsGiven) {
      writeRefusal(writer, neededFor(end.target, end.inverse), `if ${inverse}.equal?(self)`);
      writer.gap();
      writer.line(`${field}.delete(${other})`);
      return;
    }
    if (end.isNonEmpty) writeRefusal(writer, lastOf(record.name, end.name), `if ${field} == [${other}]`);
    if (end.inverseIsNonEmpty && end.inverseIsList === true)
      writeRefusal(writer, lastOf(end.target, end.inverse), `if ${inverse} == [self]`);
    writer.line(`return unless ${field}.delete(${other})`);
    writer.gap();
    writer.line(`${other}.${back.unlink}${end.inverseIsList === true ? '' : ` if ${inverse}.equal?(self)`}`);
  });
};
