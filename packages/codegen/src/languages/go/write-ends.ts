import type { Writer } from '../../printing/writer.ts';
import type { AssociationEnd, RecordDecl } from '../../program/index.ts';
import { lineOf } from '../families/dynamic/lines.ts';
import { identifier } from './dialect.ts';
import { endMethods, memberOf } from './end-methods.ts';
import { pointerTo, structOf } from './record-types.ts';

/** What reads an end, and what links it, whoever is told first tells the other. What is abstract is linked by its children, which know who they are. */
export const writeEnds = (writer: Writer, records: readonly RecordDecl[], record: RecordDecl): void => {
  const type = structOf(records, record);
  for (const end of record.ends) {
    writeReader(writer, records, type, end);
    if (record.kind === 'class') writeLinks(writer, records, type, end);
  }
  if (record.kind !== 'class') return;
  const above = lineOf(records, record).slice(1);
  for (const { ends } of above.filter(({ kind }) => kind === 'abstract'))
    for (const end of ends) writeLinks(writer, records, type, end);
};

/** The heads of the methods of an end, as an interface states them. */
export const endHeads = (records: readonly RecordDecl[], end: AssociationEnd): readonly string[] => {
  const { link, unlink, given } = endMethods(records, end.name, end.isList);
  const target = pointerTo(records, end.target);
  const links = end.isList ? [link, unlink] : [link];
  return [readHead(records, end), ...links.map((name) => `${name}(${given} ${target})`)];
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
  writeMethod(writer, type, readHead(records, end), `${what}${end.isList ? '' : ', or nil if there is none'}.`, () =>
    writer.line(`return ${end.isList ? `append([]${pointerTo(records, end.target)}(nil), ${field}...)` : field}`),
  );
};

const writeLinks = (writer: Writer, records: readonly RecordDecl[], type: string, end: AssociationEnd): void => {
  const target = pointerTo(records, end.target);
  const field = `r.${identifier(end.name)}`;
  const { link, unlink, given } = endMethods(records, end.name, end.isList);
  const inverse = end.inverse === undefined ? undefined : endMethods(records, end.inverse, end.inverseIsList === true);
  const back = end.inverseIsList === true ? 'r' : 'nil';
  const method = (head: string, comment: string, body: () => void): void =>
    writeMethod(writer, type, head, comment, body);
  if (!end.isList) {
    method(`${link}(${given} ${target})`, `${link} links the two, at both ends where both are drawn.`, () => {
      if (inverse === undefined) {
        writer.line(`${field} = ${given}`);
        return;
      }
      writer.line(`before := ${field}`);
      writer.block(`if before == ${given} {`, '}', () => writer.line('return'));
      writer.line(`${field} = ${given}`);
      const isLinked =
        end.inverse === undefined || end.inverseIsList === true
          ? ''
          : ` && before.${memberOf(records, end.inverse)}() == r`;
      writer.block(`if before != nil${isLinked} {`, '}', () => writer.line(`before.${inverse.unlink}(${back})`));
      writer.block(`if ${given} != nil {`, '}', () => writer.line(`${given}.${inverse.link}(r)`));
    });
    return;
  }
  method(`${link}(${given} ${target})`, `${link} links the two, at both ends where both are drawn.`, () => {
    writer.block(`for _, each := range ${field} {`, '}', () => {
      writer.block(`if each == ${given} {`, '}', () => writer.line('return'));
    });
    writer.line(`${field} = append(${field}, ${given})`);
    if (inverse !== undefined) writer.line(`${given}.${inverse.link}(r)`);
  });
  method(`${unlink}(${given} ${target})`, `${unlink} takes the two apart again.`, () => {
    writer.block(`for index, each := range ${field} {`, '}', () => {
      writer.block(`if each != ${given} {`, '}', () => writer.line('continue'));
      writer.line(`${field} = append(${field}[:index:index], ${field}[index+1:]...)`);
      if (inverse !== undefined && end.inverse !== undefined) {
        const tell = (): void => writer.line(`${given}.${inverse.unlink}(${back})`);
        if (end.inverseIsList === true) tell();
        else writer.block(`if ${given}.${memberOf(records, end.inverse)}() == r {`, '}', tell);
      }
      writer.line('return');
    });
  });
};
