import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  asValue,
  beyondWords,
  type EnumDecl,
  type ErrorDecl,
  errorSaid,
  type PortDecl,
  toldOf,
} from '../../program/index.ts';
import { aligned, constantOf, errorOf, explained, type GoDialect, signatureOf, typeName } from './dialect.ts';

/** A string type with its constants. */
export const writeEnum = (writer: Writer, each: EnumDecl): void => {
  const { name, summary, members } = each;
  const type = typeName(name);
  writer.gap();
  writer.comment(explained(type, summary.replace(/^The /, 'One of the ')));
  writer.line(`type ${type} string`, name.from);
  if (members.length === 0) return;
  writer.gap();
  writer.block('const (', ')', () => {
    const rows = members.map(
      (member) => [constantOf(each, member), `${type} = ${doubleQuoted(asValue(member))}`] as const,
    );
    for (const [index, line] of aligned(rows).entries()) writer.line(line, members[index]?.from);
  });
};

/** What callers compare what they get with. */
export const writeErrors = (writer: Writer, errors: readonly ErrorDecl[]): void => {
  for (const each of errors) {
    writer.gap();
    writer.comment(explained(errorOf(each), each.summary));
    writer.line(`var ${errorOf(each)} = errors.New(${doubleQuoted(errorSaid(each))})`, each.name.from);
  }
};

export const writePort = (writer: Writer, dialect: GoDialect, { name, summary, methods }: PortDecl): void => {
  writer.gap();
  writer.comment(explained(typeName(name), summary));
  writer.block(
    `type ${typeName(name)} interface {`,
    '}',
    () => {
      for (const step of methods) {
        const method = typeName(step.name);
        const verb = step.answer === undefined ? 'does' : 'answers';
        const told = [
          ...(beyondWords(step.name) === '' ? [] : [`${verb} “${step.name.label}”`]),
          ...(step.decides === undefined ? [] : [toldOf(step.decides)]),
        ];
        if (told.length > 0) writer.comment(`${method} ${told.join(' and ')}.`);
        writer.line(`${method}${signatureOf(step, dialect)}`, step.name.from);
      }
    },
    name.from,
  );
};
