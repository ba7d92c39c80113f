import { avoiding, commentText, pascalCase, screamingCase, snakeCase, wrapText } from '../../printing/cases.ts';
import type { EnumDecl, FieldDecl, Name, ScalarType, TypeRef } from '../../program/index.ts';
import { createLayoutWriter, type LayoutWriter } from '../families/dynamic/layout-writer.ts';
import { standardModules } from './standard-modules.ts';

export interface Dialect {
  readonly isAsync: boolean;
  readonly includeComments: boolean;
  readonly isObserved: boolean;
}

const keywords =
  'and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal ' +
  'not or pass raise return try type while with yield print self cls';
/** Names that the body of a class needs for its own types. */
const typeWords = 'int str bool list dict tuple set datetime property field dataclass classmethod staticmethod';
const importedTypes = 'Any ABC Callable Decimal Enum Protocol None Observe Script True False UUID';

/** Functions, parameters and fields. */
export const identifier = avoiding(snakeCase, new Set(`${keywords} ${typeWords}`.split(' ')));
export const typeName = avoiding(pascalCase, new Set(importedTypes.split(' ')));
export const moduleName = avoiding(snakeCase, new Set([...keywords.split(' '), ...standardModules]));

/** The function of a flow: a test runner would take one that begins with "test" for a test. */
export const functionName = (name: Pick<Name, 'words'>): string =>
  identifier(name.words[0]?.startsWith('test') ? { words: ['run', ...name.words] } : name);

export const memberOf = (type: Name, member: Name): string => `${typeName(type)}.${screamingCase(member)}`;

/** A string literal in the quotes that need fewer escapes. */
export const quote = (text: string): string => {
  const mark = count(text, '"') > count(text, "'") ? "'" : '"';
  const body = text
    .replace(/\\/g, '\\\\')
    .replaceAll(mark, `\\${mark}`)
    .replace(/[\n\r\t]/g, (sign) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t' })[sign] ?? sign);
  return `${mark}${body}${mark}`;
};

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** A writer whose comments are docstrings and whose remarks are comments. */
export const createPythonWriter = ({ includeComments }: Pick<Dialect, 'includeComments'>): LayoutWriter =>
  createLayoutWriter({
    indent: '    ',
    width: 88,
    lastComma: ',',
    remark: (text) => wrapText(commentText(text), 72).map((line) => `# ${line}`),
    ...(includeComments && { comment: (texts) => docstring(texts.join(' ')) }),
  });

const docstring = (text: string): readonly string[] => {
  const said = commentText(text);
  const ended = /[.?!…]$/.test(said) ? said : `${said}.`;
  const [first = '', ...rest] = wrapText(ended, 72);
  const opening = `"""${first.startsWith('"') ? ' ' : ''}${first}`;
  return rest.length === 0 ? [`${opening}"""`] : [opening, ...rest, '"""'];
};

/** The docstring of a class or module, with the empty line behind it. */
export const document = (writer: LayoutWriter, { includeComments }: Dialect, text: string): void => {
  writer.comment(text);
  if (includeComments) writer.line();
};

/** Two empty lines, as between parts of a module. */
export const breakPart = (writer: LayoutWriter): void => {
  writer.gap();
  writer.line();
};

const scalars: Readonly<Record<ScalarType, string>> = {
  text: 'str',
  integer: 'int',
  decimal: 'Decimal',
  boolean: 'bool',
  date: 'datetime.date',
  timestamp: 'datetime.datetime',
  uuid: 'UUID',
  bytes: 'str',
  json: 'str',
};

export const typeOf = (type: TypeRef): string => {
  if (type.kind === 'enum') return typeName(type.enum.name);
  return type.kind === 'record' ? typeName(type.record) : scalars[type.scalar];
};

export const fieldType = ({ type, isList, isOptional }: FieldDecl): string =>
  isList ? `list[${typeOf(type)}]` : `${typeOf(type)}${isOptional ? ' | None' : ''}`;

export const answerType = (answer: 'boolean' | EnumDecl | undefined): string => {
  if (answer === undefined) return 'None';
  return answer === 'boolean' ? 'bool' : typeName(answer.name);
};
