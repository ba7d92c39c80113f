import { avoiding, commentText, pascalCase, screamingCase, snakeCase, wrapText } from '../../printing/cases.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import type { EnumDecl, FieldDecl, Name, OperationDecl, ScalarType, Step, ValueType } from '../../program/index.ts';
import { plural } from '../../program/plural.ts';

export interface Dialect {
  readonly includeComments: boolean;
  readonly isObserved: boolean;
}

/** Keywords, methods that every object must keep as they are, and what our own lines call without a receiver. */
const reserved = (
  'alias and begin break case class def do else elsif end ensure false for if in module next nil not or redo rescue retry return self super ' +
  'then true undef unless until when while yield initialize send public_send object_id hash method methods freeze frozen dup clone raise loop ' +
  'lambda instance_of kind_of is_a equal eql respond_to inspect tap itself'
).split(' ');

/** Constants of the language that our own lines speak of, or that a module at the top would reopen. */
const reservedTypes = new Set(
  (
    'ARGF ARGV Addrinfo ArgumentError Array BasicObject BigDecimal Binding Class Comparable Complex Data Date DateTime Dir ENV EOFError Encoding ' +
    'Enumerable Enumerator Errno Etc Exception FalseClass Fiber File FileUtils Float Forwardable GC Gem Hash IO IndexError Integer Interrupt JSON Kernel ' +
    'KeyError Logger Marshal MatchData Math Method Minitest Module Monitor Mutex NameError NilClass NoMethodError NotImplementedError Numeric ' +
    'Object ObjectSpace Open3 Optparse Pathname Proc Process Queue Ractor Rake Random Range RangeError Rational Regexp RubyVM Script ScriptError ' +
    'Set Shellwords Signal Singleton Socket StandardError StringIO String Struct Symbol SystemExit Tempfile Thread Time Timeout TracePoint TrueClass ' +
    'TypeError URI UnboundMethod UnicodeNormalize Warning YAML Zlib PP RbConfig ERB CGI CSV Digest Random Bundler ExamplePorts Rack Sinatra HttpApp HttpAppTest'
  ).split(' '),
);

export const identifier = avoiding(snakeCase, new Set(reserved));
/** A method of a module. */
export const functionName = avoiding(
  snakeCase,
  new Set([...reserved, 'name', 'new', 'include', 'private', 'constants']),
);
/** A parameter or a local variable of a flow. */
export const variable = avoiding(snakeCase, new Set([...reserved, 'observe', 'state']));
export const typeName = avoiding(pascalCase, reservedTypes);
const constant = avoiding(screamingCase, reservedTypes);

/** What a value is, as YARD tells it. */
export const yardType = (field: FieldDecl): string => {
  if (field.isList) return `Array<${typeOf(field.type)}>`;
  return `${typeOf(field.type)}${field.isOptional ? ', nil' : ''}`;
};

/** A method that a step becomes: what asks for yes or no ends in a question mark, what does something and says how it went does not. */
export const stepName = ({ name, answer, decides }: Pick<Step, 'name' | 'answer' | 'decides'>): string => {
  if (answer !== 'boolean' || decides !== undefined) return identifier(name);
  const [first = '', second = ''] = name.words;
  const isAsked = (first === 'is' && !pronouns.has(second)) || (name.words.length === 2 && asking.has(first));
  return isAsked ? predicate(name) : `${identifier(name)}?`;
};

/** The method of an operation: called like the step that it answers. */
export const operationName = ({ name, result, decides }: Pick<OperationDecl, 'name' | 'result' | 'decides'>): string =>
  stepName({
    name,
    ...(decides !== undefined && { decides }),
    ...(result?.name === name && typeof result.sample === 'boolean' && { answer: 'boolean' }),
  });

/** Behind them nothing would be said of what is asked about. */
const pronouns = new Set(['it', 'there', 'this', 'that', 'anybody', 'anything', 'everybody', 'everything']);

const asking = new Set(['is', 'has', 'can', 'was', 'should', 'must']);

/** An operation that asks for yes or no: `late?` for “is late”. One that does something and says how it went keeps its name. */
export const predicate = ({ words }: Pick<Name, 'words'>): string => {
  const [first = '', second = ''] = words;
  if (!asking.has(first)) return identifier({ words });
  const rest = { words: words.slice(1) };
  const isShort = first === 'is' && /^[a-z]/.test(second) && identifier(rest) === snakeCase(rest);
  return `${isShort ? snakeCase(rest) : snakeCase({ words })}?`;
};

/** A member of an enum. */
export const symbol = (name: Pick<Name, 'words'>): string => `:${snakeCase(name)}`;

/** A string literal in double quotes: nothing of the text ends it, is taken as an escape or is filled in. */
export const quote = (text: string): string =>
  `"${text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\\"]/g, '\\$&')
    .replace(/#(?=[{$@])/g, '\\#')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)}"`;

export const createRubyWriter = ({ includeComments }: Pick<Dialect, 'includeComments'>): Writer =>
  createWriter({
    indent: '  ',
    brokenItems: { lastMark: '' },
    ...(includeComments && { comment: documentation }),
  });

const documentation = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => wrapText(withoutMagic(commentText(text)).trim(), 90)).map((line) => `# ${line}`.trimEnd());

/** The one comment that means something to the interpreter wherever it stands. */
const withoutMagic = (text: string): string =>
  text.replace(/shareable[-_]constant[-_]value/gi, 'shareable constant value');

/** A list of symbols or plain words, such as `%i[a b].freeze`. */
export const writeWords = (writer: Writer, open: string, words: readonly string[], close: string): void => {
  const line = `${open}${words.join(' ')}${close}`;
  if (line.length <= writer.room()) {
    writer.line(line);
    return;
  }
  writer.block(open, close, () => {
    for (const word of words) writer.line(word);
  });
};

const scalars: Readonly<Record<ScalarType, string>> = {
  text: 'String',
  integer: 'Integer',
  decimal: 'BigDecimal',
  float: 'Float',
  boolean: 'Boolean',
  date: 'Date',
  time: 'String',
  timestamp: 'Time',
  uuid: 'String',
  bytes: 'String',
  json: 'String',
};

/** A type as YARD writes it. */
export const typeOf = (type: ValueType): string => {
  if (type.kind === 'list') return `Array<${typeOf(type.of)}>`;
  if (type.kind === 'optional') return `${typeOf(type.of)}, nil`;
  if (type.kind === 'enum') return 'Symbol';
  return type.kind === 'record' ? typeName(type.record) : scalars[type.scalar];
};

/** Every value that an enum may take, such as `GENRES`; what is a plural already has no other. */
export const valuesOf = ({ name: { words } }: Pick<EnumDecl, 'name'>): string => {
  const many = plural(words);
  return constant({ words: many.join() === words.join() ? [...words, 'values'] : many });
};
