import { avoiding, camelCase, commentText, pascalCase, wrapText } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
import { withPoint } from '../../printing/with-point.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import { asText, errorWords, type Name, type Program, type Step, saidOf } from '../../program/index.ts';
import { passesAnything } from '../families/call-names.ts';
import { type CurlyDialect, parenthesised, type SwitchParts, writeBraces } from '../families/curly/dialect.ts';
import type { PrintOptions } from '../language.ts';

export interface CsharpDialect extends CurlyDialect {
  readonly includeComments: boolean;
  readonly namespace: string;
  readonly hasManyPorts: boolean;
}

export const dialectFor = (program: Program, { includeComments }: PrintOptions): CsharpDialect => {
  const isAwaited = program.options.isAsync;
  return {
    includeComments,
    namespace: namespaceOf(program),
    hasManyPorts: program.ports.length > 1,
    ...parenthesised,
    bracesStandAlone: true,
    isObserved: program.style === 'production',
    passesValues: passesAnything(program.ports),
    isAwaited,
    call: (step) =>
      `${isAwaited ? 'await ' : ''}${fieldName(step.port.handle)}.${stepName(step, { isAwaited })}(${(step.parameters ?? []).map(({ name }) => identifier(name)).join(', ')})`,
    expressions: {
      variable: ({ name }) => identifier(name),
      number: (value, isDecimal) => (isDecimal ? withPoint(value) : String(value)),
      adaptsNumbers: true,
      text: doubleQuoted,
      widen: (written) => `(double)${written}`,
      widensItself: true,
    },
    observe: (step) => `_observe(${doubleQuoted(saidOf(step))});`,
    constantOf: (values, member) => `${typeName(values.name)}.${memberName(member)}`,
    rescue: {
      attempt: 'try',
      head: (error) => `catch (${typeName(errorWords(error, 'exception'))} exception)`,
      said: () => 'exception.Message',
    },
    raise: (error) => `throw new ${typeName(errorWords(error, 'exception'))}();`,
    refuse: ({ name }) =>
      `throw new InvalidOperationException(${doubleQuoted(`Unexpected answer to ${asText(name)}.`)});`,
    variable: 'var',
    varied: 'var',
    times: (counter, most) => `for (var ${counter} = 1; ${counter} <= ${most}; ${counter}++)`,
    startState: (states, start) => `var state = ${typeName(states.name)}.${memberName(start)};`,
    variableName: (name) => identifier(name),
    each: (item, list) => `foreach (var ${identifier(item.name)} in ${identifier(list.name)})`,
    writeSwitch,
  };
};

const keywords =
  'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit ' +
  'extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator ' +
  'out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this ' +
  'throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while async await var yield value nameof when';

/** A parameter or a variable. */
export const identifier = avoiding(camelCase, new Set(keywords.split(' ')));

/** `_warehouse`: a field that holds what the constructor was given. */
export const fieldName = (name: Pick<Name, 'words'>): string => `_${camelCase(name)}`;

/** Members that every object has, and those of our stand-ins in tests. */
const inherited = 'Equals Finalize GetHashCode GetType MemberwiseClone ReferenceEquals ToString';

export const memberName = avoiding(pascalCase, new Set(inherited.split(' ')));

/** Types that our code speaks of. */
const knownTypes =
  'TimeSpan Action ArgumentException ArgumentNullException Assert Boolean CallScript Console DateTime DateTimeOffset Decimal Dictionary Enum Enumerable Exception Func ' +
  'Guid HashSet IEnumerable IReadOnlyList InvalidOperationException Is KeyNotFoundException List Math NotImplementedException Object Queue ' +
  'String System Task Test TestFixture Throws Tuple Type Tests';

export const typeName = avoiding(pascalCase, new Set(knownTypes.split(' ')));

/** Interfaces begin with an I. */
export const portName = ({ name }: Pick<Step['port'], 'name'>): string => `I${pascalCase(name)}`;

export const stepName = ({ name }: Pick<Step, 'name'>, { isAwaited }: Pick<CsharpDialect, 'isAwaited'>): string =>
  isAwaited ? `${pascalCase(name)}Async` : memberName(name);

const namespaceOf = ({ name, options, records, inventories, machines, services }: Program): string => {
  const parts = (options.packageName ?? '')
    .split(/[./\\]/)
    .map((part) =>
      part
        .split(/[^A-Za-z0-9]+/)
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(''),
    )
    .filter((part) => part !== '');
  if (parts.length > 0 && parts.every((part) => /^[A-Z]/.test(part))) return parts.join('.');
  const own = typeName(name);
  // A type of the same name would hide the namespace.
  return [...records, ...inventories, ...machines, ...services].some((each) => typeName(each.name) === own)
    ? `${own}App`
    : own;
};

/** A writer whose comments are XML documentation. */
export const createCsharpWriter = ({ includeComments }: Pick<CsharpDialect, 'includeComments'>): Writer =>
  createWriter({
    indent: '    ',
    brokenItems: { lastMark: '', hang: 1 },
    ...(includeComments && {
      comment: (texts) => {
        const lines = texts.flatMap((text) => wrapText(docText(text), 90));
        return lines.length === 1
          ? [`/// <summary>${lines[0]}</summary>`]
          : ['/// <summary>', ...lines.map((line) => `/// ${line}`), '/// </summary>'];
      },
    }),
  });

const docText = (text: string): string =>
  commentText(text).replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign] ?? sign);

const writeSwitch = (writer: Writer, { subject, about, cases, otherwise }: SwitchParts): void =>
  writeBraces(
    writer,
    { bracesStandAlone: true },
    `switch (${subject})`,
    () => {
      for (const { values, members, write, fallsOut, declares } of cases) {
        for (const each of members) writer.line(`case ${typeName(values.name)}.${memberName(each)}:`, each.from);
        const writeAll = (): void => {
          write();
          if (fallsOut) writer.line('break;');
        };
        if (declares === true) writer.block('{', '}', writeAll);
        else writer.indented(writeAll);
      }
      if (otherwise === undefined) return;
      writer.line('default:');
      writer.indented(() => writer.line(otherwise));
    },
    about === undefined ? {} : { about },
  );
