import { avoiding, camelCase, commentText, pascalCase, wrapText } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
import { withPoint } from '../../printing/with-point.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import { aboutAnswers, type EnumDecl, errorWords, type Name, type Program, saidOf } from '../../program/index.ts';
import { passesAnything } from '../families/call-names.ts';
import type { CurlyDialect } from '../families/curly/dialect.ts';
import type { PrintOptions } from '../language.ts';

export interface SwiftDialect extends CurlyDialect {
  readonly includeComments: boolean;
  /** How the module is called that the code is in. */
  readonly module: string;
  readonly hasManyPorts: boolean;
  /** Behind the parentheses of what may fail, and before calls of it. */
  readonly effects: 'throws' | 'async throws';
  readonly attempt: 'try' | 'try await';
}

export const dialectFor = (program: Program, { includeComments }: PrintOptions): SwiftDialect => {
  const attempt = program.options.isAsync ? 'try await' : 'try';
  return {
    includeComments,
    module: moduleName(program),
    hasManyPorts: program.ports.length > 1,
    effects: program.options.isAsync ? 'async throws' : 'throws',
    attempt,
    bracesStandAlone: false,
    end: '',
    head: (keyword, condition) => `${keyword} ${condition}`,
    once: 'repeat',
    guard: (condition) => `guard ${condition} else`,
    not: (call) => call.replace(/^((?:try )?(?:await )?)/, '$1!'),
    pick: (condition, yes, no) => `${condition} ? ${yes} : ${no}`,
    isObserved: program.style === 'production',
    passesValues: passesAnything(program.ports),
    isAwaited: program.options.isAsync,
    call: ({ name, port, parameters = [] }) => {
      const given = parameters.map((each) => `${memberName(each.name)}: ${memberName(each.name)}`);
      return `${attempt} ${memberName(port.handle)}.${memberName(name)}(${given.join(', ')})`;
    },
    expressions: {
      variable: ({ name }) => memberName(name),
      number: (value, isDecimal) => (isDecimal ? withPoint(value) : String(value)),
      adaptsNumbers: true,
      text: quoted,
      widen: (written) => `Double(${written.replace(/^\((.*)\)$/, '$1')})`,
    },
    observe: (step) => `observe(${quoted(saidOf(step))})`,
    constantOf: (_, member) => `.${memberName(member)}`,
    rescue: {
      attempt: 'do',
      head: (error) => `catch let error as ${typeName(errorWords(error, 'error'))}`,
      said: () => 'error.description',
    },
    raise: (error) => `throw ${typeName(errorWords(error, 'error'))}()`,
    refuse: () => '',
    variable: 'let',
    varied: 'var',
    times: (_, most) => `for _ in 1...${most}`,
    startState: (states, start) => `var state = ${qualified(states, start)}`,
    variableName: (name) => memberName(name),
    each: (item, list) => `for ${memberName(item.name)} in ${memberName(list.name)}`,
    writeSwitch: (writer, { subject, about, cases, isPartial }) => {
      writer.line(`switch ${subject} {`, about);
      for (const { members, write } of cases) {
        writer.line(`case ${members.map((each) => `.${memberName(each)}`).join(', ')}:`, aboutAnswers(members));
        writer.indented(() => {
          const before = writer.text();
          write();
          if (writer.text() === before) writer.line('break');
        });
      }
      if (isPartial === true) writer.block('default:', '', () => writer.line('break'));
      writer.line('}');
    },
  };
};

const keywords =
  'Any Protocol Self Type as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough false ' +
  'fileprivate for func guard hashValue if import in init inout internal is let nil none open operator precedencegroup private protocol public ' +
  'repeat rethrows return self some static struct subscript super switch throw throws true try typealias var where while';

/** Types that our code speaks of, of the language, and of Foundation: two of one name could not be told apart in the tests. */
const knownTypes =
  'Any AnyObject Array Bool Bundle Calendar CallScript Character Class Collection Data Date Decimal Dictionary Dimension Double Error Float Formatter ' +
  'Host Int Locale Measurement Method Mirror Never Notification Operation OperationQueue Optional Pipe Port Predicate Process ProcessInfo Progress ' +
  'Protocol Range Refusal Result RunLoop Scanner Selector Self Sequence Set Stream String Task Thread TimeZone Timer Type URL UUID Unit Void XCTest';

/** A property, a method, a parameter, a variable or a case. */
export const memberName = avoiding(camelCase, new Set(keywords.split(' ')));

export const typeName = avoiding(pascalCase, new Set(knownTypes.split(' ')));

/** A member of an enum where the type is not known from what is around it. */
export const qualified = (values: EnumDecl, member: Name): string => `${typeName(values.name)}.${memberName(member)}`;

const moduleName = ({ name, options }: Program): string => {
  const wanted = (options.packageName ?? '').split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  const last = wanted.at(-1) ?? '';
  const words = /^[A-Za-z]/.test(last) ? [last] : name.words;
  return `${pascalCase({ words })}Kit`;
};

/** A string literal: nothing of the text is taken as an interpolation, and escapes are those of the language. */
export const quoted = (text: string): string =>
  doubleQuoted(text).replace(/\\(?:u([0-9a-f]{4})|([bf])|(.))/gi, (whole, code, feed) => {
    if (code !== undefined) return `\\u{${code}}`;
    return feed === undefined ? whole : feed === 'b' ? '\\u{8}' : '\\u{c}';
  });

export const createSwiftWriter = ({ includeComments }: Pick<SwiftDialect, 'includeComments'>): Writer =>
  createWriter({
    indent: '    ',
    brokenItems: { lastMark: '' },
    ...(includeComments && {
      comment: (texts) => texts.flatMap((text) => wrapText(commentText(text), 96)).map((line) => `/// ${line}`),
    }),
  });
