import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import { type AssociationEnd, lastOf, neededFor, ownerOf, type RecordDecl, takenBy } from '../../program/index.ts';
import { lineOf } from '../families/dynamic/lines.ts';
import { identifier } from './dialect.ts';
import { endMethods, memberOf } from './end-methods.ts';
import { pointerTo, structOf } from './record-types.ts';

/** What reads an end, and what links it, whoever is told first tells the other. What is abstract is linked by its children, which know who they are. */
export const writeEnds = (writer: Writer, records: readonly RecordDecl[], record: RecordDecl): void => {
  const type = structOf(records, record);
  for (const end of record.ends) {
    writeReader(writer, records, type, end);
    if (record.kind === 'class') writeLinks(writer, records, { record, type }, end);
  }
  if (record.kind !== 'class') return;
  const above = lineOf(records, record).slice(1);
  for (const { ends } of above.filter(({ kind }) => kind === 'abstract'))
    for (const end of ends) writeLinks(writer, records, { record, type }, end);
};

/** Whether a link may be refused: one of the two cannot be without the other, or keeps its last one. */
export const mayRefuse = ({ given, inverseIsGiven, isNonEmpty, inverseIsNonEmpty }: AssociationEnd): boolean =>
  given !== undefined || inverseIsGiven === true || isNonEmpty === true || inverseIsNonEmpty === true;

/** The heads of the methods of an end, as an interface states them. */
export const endHeads = (records: readonly RecordDecl[], end: AssociationEnd): readonly string[] => {
  const { link, unlink, given } = endMethods(records, end.name, end.isList);
  const target = pointerTo(records, end.target);
  const links = end.isList ? [link, unlink] : [link];
  const back = mayRefuse(end) ? ' error' : '';
  return [readHead(records, end), ...links.map((name) => `${name}(${given} ${target})${back}`)];
};

const readHead = (records: readonly RecordDecl[], end: AssociationEnd): string =>
  `${memberOf(records, end.name)}() ${end.isList ? '[]' : ''}${pointerTo(records, end.target)}`;

const writeMethod = (writer: Writer, type: string, head: string, comment: string, body: () => void): void => {
  writer.gap();
  writer.comment(comment);
  writer.block(`func (r *${type}) ${head} {`, '}', body);
};

const writeReader = (writer: Writer, records: readonly RecordDecl[], type: string, end: AssociationEnd): void => {
  const field = `r.${identifier(end.name)}`;
  const what = `${memberOf(records, end.name)} returns the ${end.name.words.join(' ')}`;
  const isAlways = end.isList || end.given !== undefined;
  writeMethod(writer, type, readHead(records, end), `${what}${isAlways ? '' : ', or nil if there is none'}.`, () =>
    writer.line(`return ${end.isList ? `append([]${pointerTo(records, end.target)}(nil), ${field}...)` : field}`),
  );
};

const writeLinks = (
  writer: Writer,
  records: readonly RecordDecl[],
  { record, type }: { readonly record: RecordDecl; readonly type: string },
  end: AssociationEnd,
): void => {
  const target = pointerTo(records, end.target);
  const { link, unlink, given } = endMethods(records, end.name, end.isList);
  const back = mayRefuse(end) ? ' error' : '';
  const ends = { records, record, end, given, field: `r.${identifier(end.name)}` };
  const method = (name: string, comment: string, body: () => void): void =>
    writeMethod(writer, type, `${name}(${given} ${target})${back}`, comment, body);
  const told = `${link} links the two, at both ends where both are drawn.${mayRefuse(end) ? ' It gives an error if one would be without what it needs.' : ''}`;
  if (!end.isList) {
    method(link, told, () => (mayRefuse(end) ? writeHeldSetter(writer, ends) : writeSetter(writer, ends)));
    return;
  }
  method(link, told, () => writeAdding(writer, ends));
  const apart = mayRefuse(end) ? ', or gives an error if one would be without what it needs' : '';
  method(unlink, `${unlink} takes the two apart again${apart}.`, () => writeRemoving(writer, ends));
};

interface End {
  readonly records: readonly RecordDecl[];
  readonly record: RecordDecl;
  readonly end: AssociationEnd;
  readonly given: string;
  readonly field: string;
}

const inverseOf = ({ records, end }: End) =>
  end.inverse === undefined
    ? undefined
    : {
        ...endMethods(records, end.inverse, end.inverseIsList === true),
        name: end.inverse,
        read: `${memberOf(records, end.inverse)}()`,
      };

const writeSetter = (writer: Writer, ends: End): void => {
  const { end, given, field } = ends;
  const inverse = inverseOf(ends);
  if (inverse === undefined) {
    writer.line(`${field} = ${given}`);
    return;
  }
  const back = end.inverseIsList === true ? 'r' : 'nil';
  writer.line(`before := ${field}`);
  writer.block(`if before == ${given} {`, '}', () => writer.line('return'));
  writer.line(`${field} = ${given}`);
  const isLinked = end.inverseIsList === true ? '' : ` && before.${inverse.read} == r`;
  writer.block(`if before != nil${isLinked} {`, '}', () => writer.line(`before.${inverse.unlink}(${back})`));
  writer.block(`if ${given} != nil {`, '}', () => writer.line(`${given}.${inverse.link}(r)`));
};

const refuse = (writer: Writer, test: string, message: string): void =>
  writer.block(`if ${test} {`, '}', () => writer.line(`return errors.New(${doubleQuoted(message)})`));

/** Whether somebody has nobody else than this. */
const hasOnly = (list: string, only: string): string => `len(${list}) == 1 && ${list}[0] == ${only}`;

const writeHeldSetter = (writer: Writer, ends: End): void => {
  const { records, record, end, given, field } = ends;
  const inverse = inverseOf(ends);
  if (end.given !== undefined) refuse(writer, `${given} == nil`, neededFor(ownerOf(records, record, end), end.name));
  if (inverse === undefined) {
    writer.line(`${field} = ${given}`);
    writer.line('return nil');
    return;
  }
  const orReturn = (call: string): void =>
    writer.block(`if err := ${call}; err != nil {`, '}', () => writer.line('return err'));
  writer.line(`before := ${field}`);
  writer.block(`if before == ${given} {`, '}', () => writer.line('return nil'));
  if (end.inverseIsGiven) {
    refuse(writer, `before != nil && before.${inverse.read} == r`, neededFor(end.target, inverse.name));
    writer.block(`if ${given} != nil && ${given}.${inverse.read} != r {`, '}', () =>
      writer.line(`return ${given}.${inverse.link}(r)`),
    );
    writer.line(`${field} = ${given}`);
    writer.line('return nil');
    return;
  }
  if (end.inverseIsNonEmpty)
    refuse(writer, `before != nil && ${hasOnly(`before.${inverse.read}`, 'r')}`, lastOf(end.target, inverse.name));
  if (end.given !== undefined && end.inverseIsList !== true)
    refuse(writer, `${given}.${inverse.read} != nil`, takenBy(end.target, inverse.name));
  writer.line(`${field} = ${given}`);
  const isLinked = end.inverseIsList === true ? '' : ` && before.${inverse.read} == r`;
  writer.block(`if before != nil${isLinked} {`, '}', () =>
    orReturn(`before.${inverse.unlink}(${end.inverseIsList === true ? 'r' : 'nil'})`),
  );
  if (end.given === undefined) writer.block(`if ${given} == nil {`, '}', () => writer.line('return nil'));
  writer.line(`return ${given}.${inverse.link}(r)`);
};

const writeAdding = (writer: Writer, ends: End): void => {
  const { end, given, field } = ends;
  const inverse = inverseOf(ends);
  const isHeld = mayRefuse(end);
  const movesFirst = end.inverseIsGiven === true || (end.isNonEmpty === true && end.inverseIsList !== true);
  writer.block(`for _, each := range ${field} {`, '}', () => {
    writer.block(`if each == ${given} {`, '}', () => writer.line(isHeld ? 'return nil' : 'return'));
  });
  if (inverse !== undefined && movesFirst)
    writer.block(`if ${given}.${inverse.read} != r {`, '}', () => writer.line(`return ${given}.${inverse.link}(r)`));
  writer.line(`${field} = append(${field}, ${given})`);
  if (inverse !== undefined && !movesFirst) writer.line(`${isHeld ? 'return ' : ''}${given}.${inverse.link}(r)`);
  else if (isHeld) writer.line('return nil');
};

const writeRemoving = (writer: Writer, ends: End): void => {
  const { records, record, end, given, field } = ends;
  const inverse = inverseOf(ends);
  const isHeld = mayRefuse(end);
  writer.block(`for index, each := range ${field} {`, '}', () => {
    writer.block(`if each != ${given} {`, '}', () => writer.line('continue'));
    if (end.inverseIsGiven && inverse !== undefined)
      refuse(writer, `${given}.${inverse.read} == r`, neededFor(end.target, inverse.name));
    else if (end.isNonEmpty) refuse(writer, `len(${field}) == 1`, lastOf(ownerOf(records, record, end), end.name));
    if (end.inverseIsNonEmpty && end.inverseIsList === true && inverse !== undefined)
      refuse(writer, hasOnly(`${given}.${inverse.read}`, 'r'), lastOf(end.target, inverse.name));
    writer.line(`${field} = append(${field}[:index:index], ${field}[index+1:]...)`);
    if (inverse === undefined || end.inverseIsGiven) {
      writer.line(isHeld ? 'return nil' : 'return');
      return;
    }
    const tell = `${given}.${inverse.unlink}(${end.inverseIsList === true ? 'r' : 'nil'})`;
    if (end.inverseIsList === true) {
      writer.line(isHeld ? `return ${tell}` : tell);
      if (!isHeld) writer.line('return');
      return;
    }
    writer.block(`if ${given}.${inverse.read} == r {`, '}', () => writer.line(isHeld ? `return ${tell}` : tell));
    writer.line(isHeld ? 'return nil' : 'return');
  });
  if (isHeld) writer.line('return nil');
};
