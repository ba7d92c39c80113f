import type { Writer } from '../../printing/writer.ts';
import type { AssociationEnd, RecordDecl } from '../../program/index.ts';
import { type EndMethods, endMethods, inverseMethods } from '../../program/index.ts';
import { memberName } from './dialect.ts';
import { optional, recordType } from './record-names.ts';

/** A property for what an end refers to. Whoever is told first tells the other; of two that hold each other one is weak. */
export const writeEnd = (writer: Writer, records: readonly RecordDecl[], end: AssociationEnd): void => {
  const inverse = inverseMethods(records, end);
  const back = end.inverse === undefined ? '' : memberName(end.inverse);
  writer.gap();
  writer.comment(end.summary);
  if (end.isList) writeListEnd(writer, records, end, inverse && { ...inverse, back });
  else writeSingleEnd(writer, records, end, inverse && { ...inverse, back });
};

interface Inverse extends EndMethods {
  readonly back: string;
}

const writeSingleEnd = (
  writer: Writer,
  records: readonly RecordDecl[],
  end: AssociationEnd,
  inverse: Inverse | undefined,
): void => {
  const name = memberName(end.name);
  const isList = end.inverseIsList === true;
  const isWeak = inverse !== undefined && (isList || end.startsHere !== true);
  const head = `public ${isWeak ? 'weak ' : ''}var ${name}: ${optional(recordType(records, end.target))}`;
  if (inverse === undefined) {
    writer.line(head, end.name.from);
    return;
  }
  const { back } = inverse;
  writer.block(
    `${head} {`,
    '}',
    () =>
      writer.block('didSet {', '}', () => {
        writer.line(`guard ${name} !== oldValue else { return }`);
        if (isList) {
          writer.line(`oldValue?.${memberName(inverse.unlink)}(self)`);
          writer.line(`${name}?.${memberName(inverse.link)}(self)`);
          return;
        }
        writer.block(`if oldValue?.${back} === self {`, '}', () => writer.line(`oldValue?.${back} = nil`));
        writer.line(`${name}?.${back} = self`);
      }),
    end.name.from,
  );
};

const writeListEnd = (
  writer: Writer,
  records: readonly RecordDecl[],
  end: AssociationEnd,
  inverse: Inverse | undefined,
): void => {
  const [name, type] = [memberName(end.name), recordType(records, end.target)];
  const { link, unlink, given } = endMethods(records, end.name, true);
  const other = memberName(given);
  const isList = end.inverseIsList === true;
  writer.line(`public private(set) var ${name}: [${type}] = []`, end.name.from);
  writer.gap();
  writer.block(`public func ${memberName(link)}(_ ${other}: ${type}) {`, '}', () => {
    writer.line(`guard !${name}.contains(where: { $0 === ${other} }) else { return }`);
    writer.line(`${name}.append(${other})`);
    if (inverse === undefined) return;
    writer.line(isList ? `${other}.${memberName(inverse.link)}(self)` : `${other}.${inverse.back} = self`);
  });
  writer.gap();
  writer.block(`public func ${memberName(unlink)}(_ ${other}: ${type}) {`, '}', () => {
    writer.line(`guard let index = ${name}.firstIndex(where: { $0 === ${other} }) else { return }`);
    writer.line(`${name}.remove(at: index)`);
    if (inverse === undefined) return;
    if (isList) writer.line(`${other}.${memberName(inverse.unlink)}(self)`);
    else
      writer.block(`if ${other}.${inverse.back} === self {`, '}', () => writer.line(`${other}.${inverse.back} = nil`));
  });
};
