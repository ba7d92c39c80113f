import { avoiding, commentText, kebabCase, lowerFirst, pascalCase, wrapText } from '../../printing/cases.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import {
  type EnumDecl,
  type ErrorDecl,
  type FieldDecl,
  type Name,
  type PortDecl,
  type Program,
  type Step,
  shortWords,
} from '../../program/index.ts';
import { passesAnything } from '../families/call-names.ts';
import { scalarTypes } from './scalar-types.ts';

/** How a program is written: what the style decides, and names that depend on all others. */
export interface GoDialect {
  readonly includeComments: boolean;
  /** Steps may fail: every method of a port gives an error back. Not in the minimal style. */
  readonly canFail: boolean;
  /** Steps take a context and are told of before they are taken. Only in the production style. */
  readonly isObserved: boolean;
  readonly hasManyPorts: boolean;
  /** Tests note what calls take, since any of them takes something. */
  readonly passesValues: boolean;
  /** The function that makes a value of a type. */
  readonly constructorOf: (name: Name) => string;
}

export const dialectFor = (program: Program, { includeComments }: { readonly includeComments: boolean }): GoDialect => {
  const { style } = program;
  const named = [
    ...program.records,
    ...program.enums,
    ...program.ports,
    ...program.services,
    ...program.machines,
    ...program.inventories,
  ];
  const types = new Set(named.map(({ name }) => typeName(name)));
  return {
    includeComments,
    canFail: style !== 'minimal' || program.errors.length > 0,
    isObserved: style === 'production',
    hasManyPorts: program.ports.length > 1,
    passesValues: passesAnything(program.ports),
    constructorOf: (name) => `${types.has(`New${typeName(name)}`) ? 'Create' : 'New'}${typeName(name)}`,
  };
};

/** `ErrSoldOut`. */
export const errorOf = ({ name }: ErrorDecl): string => `Err${typeName(name)}`;

const keywords =
  'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select ' +
  'struct switch type var';

/** Names of Go that our code needs or that readers would miss. */
const predeclared =
  'any append bool byte cap close complex copy delete error false float64 imag int iota len make new nil panic print println real recover ' +
  'rune string true';

/** What printed code calls its own variables, receivers and imported packages. */
const own = 'context err errors fmt made observe other parent r reflect s state strings t testing time';

const reservedWords = new Set(`${keywords} ${predeclared} ${own}`.split(' '));

/** Words that Go writes in one case throughout. */
const initialisms = new Set(
  'api cpu crm css csv dns erp gps hr html http https id ip json pdf sku sms sql ssh tcp tls udp ui uri url uuid vat vpn xml'.split(
    ' ',
  ),
);

const capital = (word: string): string => (initialisms.has(word) ? word.toUpperCase() : pascalCase({ words: [word] }));

/** A parameter, a variable or an unexported field. */
export const identifier = avoiding(
  ({ words: [first = '', ...rest] }) => first + rest.map(capital).join(''),
  reservedWords,
);

/** Anything exported. */
export const typeName = ({ words }: Pick<Name, 'words'>): string => words.map(capital).join('');

/** A constant: Go's constants stand beside each other in the package, so each carries its type's name. */
export const constantOf = ({ name }: EnumDecl, member: Pick<Name, 'words'>): string =>
  typeName(name) + typeName(member);

const badPackageNames = new Set(`${keywords} ${predeclared} ${own} main init test internal vendor`.split(' '));

/** `expenseclaim`: without underscores, since the end of a file's name after one may mean a platform. */
export const packageName = ({ name, options }: Program): string => {
  const last =
    options.packageName
      ?.split('/')
      .at(-1)
      ?.toLowerCase()
      .replace(/[^a-z0-9]/g, '') ?? '';
  const written = /^[a-z]/.test(last) ? last : shortWords(name.words).join('');
  return badPackageNames.has(written) ? `${written}pkg` : written;
};

export const modulePath = ({ name, options }: Program): string => {
  const wanted = options.packageName ?? '';
  const isPath = /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)+(?:\/[A-Za-z0-9_][A-Za-z0-9_-]*)*$/.test(wanted);
  return isPath ? wanted : `example.com/${kebabCase(name)}`;
};

export const createGoWriter = ({ includeComments }: Pick<GoDialect, 'includeComments'>): Writer =>
  createWriter({
    indent: '\t',
    ...(includeComments && {
      comment: (texts) => texts.flatMap((text) => wrapText(docText(text), 97)).map((line) => `// ${line}`),
    }),
  });

/** The formatter writes two quotes of a kind in a row as a curly one. */
const docText = (text: string): string => commentText(text).replace(/''+/g, '"').replace(/``+/g, '`');

/** `ExpenseClaimOutcome is the possible outcomes…`, `RunExpenseClaim runs…`: comments begin with the name of what they explain. */
export const explained = (name: string, summary: string): string => {
  if (/^(?:What|How|Where|Which|The|A|An|One|Drawn) /.test(summary))
    return `${name} ${beOf(summary)} ${lowerFirst(summary)}`;
  if (/^[A-Z][a-z]+s /.test(summary)) return `${name} ${lowerFirst(summary)}`;
  return /^“/.test(summary) ? `${name} is ${summary}` : `${name}: ${lowerFirst(summary)}`;
};

const beOf = (summary: string): string => (several.test(summary) ? 'holds' : 'is');

const several =
  /^The (?:\w+ )*?(?:actions|answers|cases|decisions|events|operations|options|outcomes|parts|screens|states|steps|values)\b/;

/** Lines of two columns as the formatter aligns them: fields of a struct, constants of a type. */
export const aligned = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(0, ...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `${first.padEnd(width)} ${second}`);
};

/** A literal with the names of its fields, a field per line where one line would be long. */
export const writeLiteral = (
  writer: Writer,
  open: string,
  fields: readonly (readonly [string, string])[],
  close: string,
): void => {
  const line = `${open}${fields.map(([name, value]) => `${name}: ${value}`).join(', ')}${close}`;
  if (line.length <= 100) writer.line(line);
  else
    writer.block(open, close, () => {
      for (const each of aligned(fields.map(([name, value]) => [`${name}:`, `${value},`] as const))) writer.line(each);
    });
};

/** What stands between the parentheses of a port's method, and what it gives back; `holder` stands before types of the program in other packages. */
export const signatureOf = (
  { answer, parameters = [], result: brought }: Pick<Step, 'answer' | 'parameters' | 'result'>,
  { canFail, isObserved }: GoDialect,
  holder = '',
): string => {
  const given = brought === undefined ? '' : valueType(brought);
  const value = answer === undefined ? given : answer === 'boolean' ? 'bool' : holder + typeName(answer.name);
  const result = !canFail ? value : value === '' ? 'error' : `(${value}, error)`;
  const taken = [...(isObserved ? ['ctx context.Context'] : []), ...parametersOf(parameters)];
  return `(${taken.join(', ')})${result === '' ? '' : ` ${result}`}`;
};

/** The type of a value that goes from one to another. */
export const valueType = ({ type, isList }: FieldDecl): string => {
  const named = type.kind === 'enum' ? typeName(type.enum.name) : 'any';
  return `${isList ? '[]' : ''}${type.kind === 'scalar' ? scalarTypes[type.scalar] : named}`;
};

/** Parameters in a row that have the same type say it once. */
const parametersOf = (parameters: readonly FieldDecl[]): readonly string[] => {
  const types = parameters.map(valueType);
  return parameters.map(({ name }, index) =>
    types[index] === types[index + 1] ? identifier(name) : `${identifier(name)} ${types[index]}`,
  );
};

/** Parameters of whatever takes ports and, where steps are told of, an observer. */
export const portParameters = (
  ports: readonly PortDecl[],
  { isObserved }: GoDialect,
  parameters: readonly FieldDecl[] = [],
): readonly string[] => [
  ...ports.map(({ handle, name }) => `${identifier(handle)} ${typeName(name)}`),
  ...parametersOf(parameters),
  ...(isObserved ? ['observe func(step string)'] : []),
];
