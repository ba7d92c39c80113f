import { avoiding, camelCase, commentText, doing, pascalCase, screamingCase, wrapText } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
import { withPoint } from '../../printing/with-point.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import { aboutAnswers, asText, errorWords, type Program, saidOf } from '../../program/index.ts';
import { passesAnything } from '../families/call-names.ts';
import { type CurlyDialect, parenthesised } from '../families/curly/dialect.ts';
import { packageNameOf } from '../families/jvm/package-name.ts';
import type { PrintOptions } from '../language.ts';

export interface JavaDialect extends CurlyDialect {
  readonly includeComments: boolean;
  readonly packageName: string;
  readonly hasManyPorts: boolean;
}

export const dialectFor = (program: Program, { includeComments }: PrintOptions): JavaDialect => ({
  includeComments,
  packageName: packageNameOf(program, packageWord),
  hasManyPorts: program.ports.length > 1,
  ...parenthesised,
  bracesStandAlone: false,
  isObserved: program.style === 'production',
  passesValues: passesAnything(program.ports),
  isAwaited: false,
  call: ({ name, port, parameters = [] }) =>
    `${identifier(port.handle)}.${methodName(name)}(${parameters.map((each) => identifier(each.name)).join(', ')})`,
  expressions: {
    variable: ({ name }) => identifier(name),
    number: (value, isDecimal) => (isDecimal ? withPoint(value) : String(value)),
    adaptsNumbers: true,
    text: doubleQuoted,
    widen: (written) => `(double) ${written}`,
    widensItself: true,
    sameText: (left, right, is) => `${is ? '' : '!'}${left}.equals(${right})`,
  },
  observe: (step) => `observer.accept(${doubleQuoted(saidOf(step))});`,
  constantOf: (values, member) => `${typeName(values.name)}.${screamingCase(member)}`,
  rescue: {
    attempt: 'try',
    head: (error) => `catch (${typeName(errorWords(error, 'exception'))} exception)`,
    said: () => 'exception.getMessage()',
  },
  raise: (error) => `throw new ${typeName(errorWords(error, 'exception'))}();`,
  refuse: ({ name }) => `throw new IllegalStateException(${doubleQuoted(`unexpected answer to ${asText(name)}`)});`,
  variable: 'var',
  varied: 'var',
  times: (counter, most) => `for (int ${counter} = 1; ${counter} <= ${most}; ${counter}++)`,
  startState: (states, start) => `var state = ${typeName(states.name)}.${screamingCase(start)};`,
  variableName: (name) => identifier(name),
  each: (item, list) => `for (var ${identifier(item.name)} : ${identifier(list.name)})`,
  writeSwitch: (writer, { subject, about, cases, otherwise, isPartial }) =>
    writer.block(
      `switch (${subject}) {`,
      '}',
      () => {
        for (const { members, write, line, isEmpty } of cases) {
          const head = `case ${members.map(screamingCase).join(', ')} ->`;
          const from = aboutAnswers(members);
          if (isEmpty === true) writer.line(`${head} {}`, from);
          else if (line !== undefined && `${head} ${line}`.length <= 96 && !line.startsWith('return'))
            writer.line(`${head} ${line}`, from);
          else writer.block(`${head} {`, '}', write, from);
        }
        if (otherwise !== undefined) writer.line(`default -> ${otherwise}`);
        else if (isPartial === true) writer.line('default -> {}');
      },
      about,
    ),
});

const keywords =
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto ' +
  'if implements import instanceof int interface long native new package private protected public return short static strictfp super switch ' +
  'synchronized this throw throws transient try void volatile while true false null var yield record sealed permits';

const reservedWords = new Set(keywords.split(' '));

/** Methods that every object has. */
const inherited = 'clone finalize getClass hashCode notify notifyAll toString wait';

/** Classes that our code speaks of, and those of the language that a reader would take them for. */
const knownTypes =
  'ArrayDeque ArrayList BigDecimal Boolean Byte Class Consumer Deque DisplayName Double Enum Error Exception Float IllegalArgumentException ' +
  'IllegalStateException Instant Integer Iterable LinkedHashMap LinkedHashSet List LocalDate LocalDateTime LocalTime Long Map Math Module NoSuchElementException ' +
  'Number Object Objects Optional Override Package Process Record Runtime Set Short String System Test Thread Throwable UUID ' +
  'UnsupportedOperationException Void CallScript Comparable Character';

/** A parameter, a field or a variable. */
export const identifier = avoiding(camelCase, reservedWords);

export const methodName = doing(camelCase, new Set(`${keywords} ${inherited}`.split(' ')));

export const typeName = avoiding(pascalCase, new Set(knownTypes.split(' ')));

const packageWord = avoiding(({ words }) => words.join(''), reservedWords);

/** A writer whose comments are Javadoc. */
export const createJavaWriter = ({ includeComments }: Pick<JavaDialect, 'includeComments'>): Writer =>
  createWriter({
    indent: '    ',
    brokenItems: { lastMark: '', hang: 2 },
    ...(includeComments && {
      comment: (texts) => {
        const lines = texts.flatMap((text) => wrapText(docText(text), 90));
        return lines.length === 1 ? [`/** ${lines[0]} */`] : ['/**', ...lines.map((line) => ` * ${line}`), ' */'];
      },
    }),
  });

/** Javadoc is HTML with tags of its own. */
const docText = (text: string): string => commentText(text).replace(/[<>&@]/g, (sign) => `&#${sign.charCodeAt(0)};`);
