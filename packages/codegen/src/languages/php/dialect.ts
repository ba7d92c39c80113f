import { avoiding, camelCase, commentText, pascalCase, wrapText } from '../../printing/cases.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import {
  type FieldDecl,
  type Name,
  type ScalarType,
  type Step,
  type ValueType,
  wholeType,
} from '../../program/index.ts';

export interface Dialect {
  readonly includeComments: boolean;
  readonly isObserved: boolean;
}

const keywords =
  'abstract and array as break callable case catch class clone const continue declare default die do echo else elseif empty enddeclare endfor ' +
  'endforeach endif endswitch endwhile enum eval exit extends final finally fn for foreach function global goto if implements include instanceof ' +
  'insteadof interface isset list match namespace new or print private protected public readonly require return static switch throw trait try ' +
  'unset use var while xor yield self parent true false null int float bool string void iterable object mixed never numeric resource ' +
  'closure throwable exception datetimeimmutable testcase this stringable countable iterator traversable arrayaccess';

/** PHP does not tell the case of its words apart. */
const reserved = new Set(keywords.split(' ').flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]));
for (const name of ['DateTimeImmutable', 'TestCase', 'ArrayAccess']) reserved.add(name);

/** Methods may be called as anything; functions and parameters may not. */
export const methodName = avoiding(camelCase, new Set(['class']));
export const identifier = avoiding(camelCase, reserved);
export const typeName = avoiding(pascalCase, reserved);
/** A variable or a field, without its dollar. */
export const variable = avoiding(camelCase, new Set(['this']));

export const memberOf = (type: Name, member: Name): string => `${typeName(type)}::${caseName(member)}`;
export const caseName = avoiding(pascalCase, new Set(['Class']));

export const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/[\n\r\t]/g, ' ')}'`;

/** A writer whose comments are those of PHPDoc. */
export const createPhpWriter = ({ includeComments }: Pick<Dialect, 'includeComments'>): Writer =>
  createWriter({
    indent: '    ',
    width: 120,
    ...(includeComments && { comment: documentation }),
  });

const documentation = (texts: readonly string[]): readonly string[] => {
  const lines = texts.flatMap((text) => wrapText(commentText(text).replaceAll('?>', '? >'), 100));
  return lines.length === 1 ? [`/** ${lines[0]} */`] : ['/**', ...lines.map((line) => ` * ${line}`), ' */'];
};

/** A head, and its body in braces that stand on lines of their own, as PSR-12 wants it. */
export const body = (writer: Writer, head: string, write: () => void, about?: readonly string[]): void => {
  writer.line(head, about);
  writer.block('{', '}', write);
};

/** The same for functions, whose parameters may need lines of their own. */
export const method = (
  writer: Writer,
  open: string,
  parameters: readonly string[],
  result: string,
  write: () => void,
  about?: readonly string[],
): void => {
  const close = `)${result}`;
  if (`${open}${parameters.join(', ')}${close}`.length <= writer.room()) {
    body(writer, `${open}${parameters.join(', ')}${close}`, write, about);
    return;
  }
  writer.items(open, parameters, `${close} {`, about);
  writer.indented(write);
  writer.line('}');
};

const scalars: Readonly<Record<ScalarType, string>> = {
  text: 'string',
  integer: 'int',
  decimal: 'float',
  float: 'float',
  boolean: 'bool',
  date: '\\DateTimeImmutable',
  time: 'string',
  timestamp: '\\DateTimeImmutable',
  uuid: 'string',
  bytes: 'string',
  json: 'string',
};

export const typeOf = (type: ValueType): string => {
  if (type.kind === 'list') return 'array';
  if (type.kind === 'optional') return `?${typeOf(type.of)}`;
  if (type.kind === 'enum') return typeName(type.enum.name);
  return type.kind === 'record' ? typeName(type.record) : scalars[type.scalar];
};

export const fieldType = ({ type, isList, isOptional }: FieldDecl): string =>
  isList ? 'array' : `${isOptional ? '?' : ''}${typeOf(type)}`;

/** What a step gives back, or an operation. */
export const answerType = ({ answer, result }: Pick<Step, 'answer' | 'result'>): string => {
  if (answer === undefined) return result === undefined ? 'void' : typeOf(wholeType(result));
  return answer === 'boolean' ? 'bool' : typeName(answer.name);
};
