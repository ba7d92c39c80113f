import { avoiding, camelCase, commentText, doing, pascalCase, screamingCase, wrapText } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
import { withPoint } from '../../printing/with-point.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import { aboutAnswers, errorWords, type Program, saidOf } from '../../program/index.ts';
import { passesAnything } from '../families/call-names.ts';
import { type CurlyDialect, writeBraces } from '../families/curly/dialect.ts';
import { packageNameOf } from '../families/jvm/package-name.ts';
import type { PrintOptions } from '../language.ts';

export interface KotlinDialect extends CurlyDialect {
  readonly includeComments: boolean;
  readonly packageName: string;
  readonly hasManyPorts: boolean;
  /** Before functions that may wait. */
  readonly fun: 'fun' | 'suspend fun';
}

export const dialectFor = (program: Program, { includeComments }: PrintOptions): KotlinDialect => ({
  includeComments,
  packageName: packageNameOf(program, packageWord),
  hasManyPorts: program.ports.length > 1,
  fun: program.options.isAsync ? 'suspend fun' : 'fun',
  bracesStandAlone: false,
  end: '',
  head: (keyword, condition) => `${keyword} (${condition})`,
  pick: (condition, yes, no) => `if (${condition}) ${yes} else ${no}`,
  isObserved: program.style === 'production',
  passesValues: passesAnything(program.ports),
  isAwaited: false,
  call: ({ name, port, parameters = [] }) =>
    `${identifier(port.handle)}.${methodName(name)}(${parameters.map((each) => identifier(each.name)).join(', ')})`,
  expressions: {
    variable: ({ name }) => identifier(name),
    number: (value, isDecimal) => (isDecimal ? withPoint(value) : String(value)),
    text: quoted,
    widen: (written) => `${written}.toDouble()`,
  },
  observe: (step) => `observe(${quoted(saidOf(step))})`,
  constantOf: (values, member) => `${typeName(values.name)}.${screamingCase(member)}`,
  rescue: {
    attempt: 'try',
    head: (error) => `catch (exception: ${typeName(errorWords(error, 'exception'))})`,
    said: () => 'exception.message.orEmpty()',
    isVaried: true,
  },
  raise: (error) => `throw ${typeName(errorWords(error, 'exception'))}()`,
  refuse: () => '',
  variable: 'val',
  varied: 'var',
  times: (counter, most) => `for (${counter} in 1..${most})`,
  startState: (states, start) => `var state = ${typeName(states.name)}.${screamingCase(start)}`,
  variableName: (name) => identifier(name),
  each: (item, list) => `for (${identifier(item.name)} in ${identifier(list.name)})`,
  writeSwitch: (writer, { subject, about, cases, isPartial }) =>
    writeBraces(
      writer,
      { bracesStandAlone: false },
      `when (${subject})`,
      () => {
        for (const { values, members, write, line, isEmpty } of cases) {
          const head = `${members.map((each) => `${typeName(values.name)}.${screamingCase(each)}`).join(', ')} ->`;
          const from = aboutAnswers(members);
          if (isEmpty === true) writer.line(`${head} {}`, from);
          else if (line !== undefined && `${head} ${line}`.length <= 96) writer.line(`${head} ${line}`, from);
          else writer.block(`${head} {`, '}', write, from);
        }
        if (isPartial === true) writer.line('else -> {}');
      },
      about === undefined ? {} : { about },
    ),
});

const keywords =
  'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val ' +
  'var when while';

const reservedWords = new Set(keywords.split(' '));

/** Functions that every object has, on the Java virtual machine too. */
const inherited = 'clone equals finalize getClass hashCode notify notifyAll toString wait';

/** Types that our code speaks of, and those of the language that a reader would take them for. */
const knownTypes =
  'Any Array ArrayDeque BigDecimal Boolean Byte CallScript Char Class Collection Comparable Deprecated Double Enum Error Exception Float Function ' +
  'IllegalArgumentException IllegalStateException Instant Int Iterable Lazy List LocalDate LocalDateTime LocalTime Long Map MutableList MutableMap MutableSet ' +
  'NoSuchElementException NotImplementedError Nothing Number Object Pair Result Sequence Set Short String Suppress Test Throwable Throws ' +
  'Triple UUID Unit Void';

/** A parameter, a property or a variable. */
const written = avoiding(camelCase, reservedWords);

/** What is called `it` is no value of a lambda. */
export const identifier: typeof written = (name) =>
  written(name.words.join(' ') === 'it' ? { words: ['it', 'port'] } : name);

export const methodName = doing(camelCase, new Set(`${keywords} ${inherited}`.split(' ')));

export const typeName = avoiding(pascalCase, new Set(knownTypes.split(' ')));

const packageWord = avoiding(({ words }) => words.join(''), reservedWords);

/** A string literal: nothing of the text is taken as a template. */
export const quoted = (text: string): string =>
  doubleQuoted(text)
    .replace(/\$/g, '\\$')
    .replace(/(?<!\\)((?:\\\\)*)\\f/g, '$1\\u000c');

/** A writer whose comments are KDoc. */
export const createKotlinWriter = ({ includeComments }: Pick<KotlinDialect, 'includeComments'>): Writer =>
  createWriter({
    indent: '    ',
    ...(includeComments && {
      comment: (texts) => {
        const lines = texts.flatMap((text) => wrapText(commentText(text), 90));
        return lines.length === 1 ? [`/** ${lines[0]} */`] : ['/**', ...lines.map((line) => ` * ${line}`), ' */'];
      },
    }),
  });
