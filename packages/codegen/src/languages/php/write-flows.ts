import { withPoint } from '../../printing/with-point.ts';
import { writeRemark } from '../../printing/write-remark.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  asValue,
  type EnumDecl,
  type ErrorDecl,
  errorSaid,
  errorWords,
  type FlowDecl,
  type PortDecl,
  type Step,
  saidOf,
  wholeType,
} from '../../program/index.ts';
import { type Syntax, writeBlock, writeTable } from '../families/dynamic/write-block.ts';
import {
  answerType,
  body,
  caseName,
  type Dialect,
  identifier,
  memberOf,
  method,
  methodName,
  quote,
  typeName,
  typeOf,
  variable,
} from './dialect.ts';

export const writeEnum = (writer: Writer, { name, summary, members }: EnumDecl): void => {
  writer.gap();
  writer.comment(summary);
  body(writer, `enum ${typeName(name)}: string`, () => {
    for (const member of members)
      writer.line(`case ${caseName(member)} = ${quote(asValue(member, '_'))};`, member.from);
  });
};

export const writeError = (writer: Writer, each: ErrorDecl): void => {
  writer.gap();
  writer.comment(each.summary);
  body(writer, `final class ${errorType(each)} extends \\RuntimeException`, () => {
    body(writer, 'public function __construct()', () => writer.line(`parent::__construct(${quote(errorSaid(each))});`));
  });
};

export const errorType = (each: ErrorDecl): string => typeName(errorWords(each, 'exception'));

export const writePort = (writer: Writer, port: PortDecl): void => {
  writer.gap();
  writer.comment(port.summary);
  body(writer, `interface ${typeName(port.name)}`, () => {
    for (const step of port.methods) {
      const { name } = step;
      writer.gap();
      writeRemark(writer, step);
      const result = `): ${answerType(step)};`;
      writer.items(`public function ${methodName(name)}(`, takenBy(step), result, name.from);
    }
  });
};

/** What a method of a port or a service takes. */
export const takenBy = ({
  parameters = [],
}: {
  readonly parameters?: Step['parameters'] | undefined;
}): readonly string[] => parameters.map((each) => `${typeOf(wholeType(each))} $${variable(each.name)}`);

export const parametersOf = (ports: readonly PortDecl[], modifier = ''): readonly string[] =>
  ports.map(({ name, handle }) => `${modifier}${typeName(name)} $${variable(handle)}`);

export const writeFlow = (writer: Writer, dialect: Dialect, flow: FlowDecl): void => {
  const parameters = [
    ...parametersOf(flow.ports),
    ...takenBy(flow),
    ...(dialect.isObserved ? ['?callable $observe = null'] : []),
  ];
  writer.gap();
  writer.comment(flow.summary);
  const write = (): void => {
    if (dialect.isObserved) writer.line('$observe ??= static fn (string $step) => null;');
    const syntax = syntaxFor(dialect, flow, '$');
    if (flow.body !== undefined) writeBlock(writer, syntax, flow.body);
    else if (flow.table !== undefined) writeTable(writer, syntax, flow.table);
  };
  const result = `: ${flow.outcome === undefined ? 'void' : typeName(flow.outcome.name)}`;
  method(writer, `function ${identifier(flow.name)}(`, parameters, result, write, flow.name.from);
};

/** `holder` stands before ports and the observer: `$`, or `$this->` where they are fields. */
export const syntaxFor = (
  { isObserved }: Dialect,
  { outcome }: Partial<Pick<FlowDecl, 'outcome'>>,
  holder: string,
): Syntax => {
  const condition = (head: string, question: string, is: boolean): string => `${head} (${is ? '' : '!'}${question}) {`;
  const observer = holder === '$' ? '$observe' : `(${holder}observe)`;
  const leaving = (word: string, choices: number): string => (choices === 0 ? `${word};` : `${word} ${choices + 1};`);
  return {
    ...(isObserved && {
      observe: (step: Step) => `${observer}(${quote(saidOf(step))});`,
    }),
    call: ({ name, port, parameters = [] }) => {
      const given = parameters.map((each) => `$${variable(each.name)}`).join(', ');
      return `${holder}${variable(port.handle)}->${methodName(name)}(${given})`;
    },
    expressions: {
      variable: ({ name }) => `$${variable(name)}`,
      number: (value, isDecimal) => (isDecimal ? withPoint(value) : String(value)),
      text: quote,
      signs: { '==': '===', '!=': '!==' },
    },
    ended: (expression) => `${expression};`,
    ifHead: (question, is) => condition('if', question, is),
    elseIfHead: (question, is) => condition('} elseif', question, is),
    elseHead: '} else {',
    whileHead: (question, is) => condition('while', question, is),
    foreverHead: 'while (true) {',
    timesHead: ({ counter, most }) => {
      const count = `$${variable(counter)}`;
      return `for (${count} = 1; ${count} <= ${most}; ${count}++) {`;
    },
    once: { head: 'do {', close: (question, is) => `} while (${is ? '' : '!'}${question});` },
    close: '}',
    assign: (name, value) => `${name} = ${value};`,
    answerName: ({ name }) => `$${variable({ words: [...name.words, 'answer'] })}`,
    bindsSubject: false,
    chooseHead: (subject) => `switch (${subject}) {`,
    caseHeads: (values) => values.map((value) => `case ${value}:`),
    indentsCases: true,
    caseEnd: 'break;',
    value: memberOf,
    chosen: (name, question, yes, no, room) => {
      const line = `${name} = ${question} ? ${yes} : ${no};`;
      return line.length <= room ? [line] : [`${name} = ${question}`, `    ? ${yes}`, `    : ${no};`];
    },
    valueName: ({ name }) => `$${variable(name)}`,
    give: (value) => `return ${value};`,
    answer: (value) => `return ${value};`,
    rescue: {
      attempt: 'try {',
      head: (error) => `} catch (${errorType(error)} $error) {`,
      said: '$error->getMessage()',
    },
    raise: (error) => `throw new ${errorType(error)}();`,
    eachHead: (item, list) => `foreach (${list} as ${item}) {`,
    done: 'return;',
    stateName: '$state',
    leave: (choices) => leaving('break', choices),
    again: (choices) => leaving('continue', choices),
    end: (member) => (outcome === undefined ? 'return;' : `return ${memberOf(outcome.name, member)};`),
  };
};
