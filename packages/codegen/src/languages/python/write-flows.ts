import type { EnumDecl, FlowDecl, PortDecl, Step } from '../../program/index.ts';
import type { LayoutWriter } from '../families/dynamic/layout-writer.ts';
import { type Syntax, writeBlock, writeTable } from '../families/dynamic/write-block.ts';
import {
  answerType,
  breakPart,
  type Dialect,
  document,
  functionName,
  identifier,
  memberOf,
  quote,
  typeName,
} from './dialect.ts';

export const writeEnum = (writer: LayoutWriter, dialect: Dialect, { name, summary, members }: EnumDecl): void => {
  breakPart(writer);
  writer.block(`class ${typeName(name)}(Enum):`, '', () => {
    document(writer, dialect, summary);
    for (const member of members) {
      writer.line(`${memberOf(name, member).split('.')[1]} = ${quote(member.words.join('_'))}`, member.from);
    }
  });
};

export const writePort = (writer: LayoutWriter, dialect: Dialect, port: PortDecl): void => {
  breakPart(writer);
  writer.block(`class ${typeName(port.name)}(Protocol):`, '', () => {
    document(writer, dialect, port.summary);
    if (port.methods.length === 0) writer.line('...');
    for (const step of port.methods) {
      writer.gap();
      writer.block(
        `${defOf(dialect)} ${identifier(step.name)}(self) -> ${answerType(step.answer)}:`,
        '',
        () => {
          if (step.name.label !== '') writer.comment(step.name.label);
          writer.line('...');
        },
        step.name.from,
      );
    }
  });
};

export const defOf = ({ isAsync }: Pick<Dialect, 'isAsync'>): string => (isAsync ? 'async def' : 'def');

export const observeParameter = 'observe: Observe = lambda step: None';

export const writeFlow = (writer: LayoutWriter, dialect: Dialect, flow: FlowDecl): void => {
  breakPart(writer);
  const parameters = [
    ...flow.ports.map((port) => `${identifier(port.handle)}: ${typeName(port.name)}`),
    ...(dialect.isObserved ? [observeParameter] : []),
  ];
  const head = `${defOf(dialect)} ${functionName(flow.name)}(`;
  writer.items(head, parameters, `) -> ${typeName(flow.outcome.name)}:`, flow.name.from);
  writer.indented(() => {
    writer.comment(flow.summary);
    const syntax = syntaxFor(writer, dialect, flow);
    if (flow.body !== undefined) writeBlock(writer, syntax, flow.body);
    else if (flow.table !== undefined) writeTable(writer, syntax, flow.table);
  });
};

/** `holder` stands before ports and the observer where they are fields. */
export const syntaxFor = (
  writer: LayoutWriter,
  { isAsync, isObserved }: Dialect,
  { outcome }: { readonly outcome?: EnumDecl },
  holder = '',
): Syntax => {
  const condition = (head: string, question: string, is: boolean): string => `${head} ${is ? '' : 'not '}${question}:`;
  return {
    ...(isObserved && { observe: (step: Step) => observation(writer, holder, step) }),
    call: ({ name, port }) => `${isAsync ? 'await ' : ''}${holder}${identifier(port.handle)}.${identifier(name)}()`,
    ended: (expression) => expression,
    ifHead: (question, is) => condition('if', question, is),
    elseIfHead: (question, is) => condition('elif', question, is),
    elseHead: 'else:',
    whileHead: (question, is) => condition('while', question, is),
    foreverHead: 'while True:',
    close: '',
    nothing: 'pass',
    assign: (name, value) => `${name} = ${value}`,
    answerName: ({ name }) => identifier({ words: [...name.words, 'answer'] }),
    bindsSubject: true,
    chooseHead: (subject) => `match ${subject}:`,
    caseHead: (value) => `case ${value}:`,
    indentsCases: true,
    value: memberOf,
    chosen: (name, question, yes, no, room) => {
      const line = `${name} = ${yes} if ${question} else ${no}`;
      if (line.length <= room) return [line];
      const whole = `    ${yes} if ${question} else ${no}`;
      const parts = whole.length <= room ? [whole] : [`    ${yes}`, `    if ${question}`, `    else ${no}`];
      return [`${name} = (`, ...parts, ')'];
    },
    stateName: 'state',
    leave: () => 'break',
    again: () => 'continue',
    end: (member) => (outcome === undefined ? 'return' : `return ${memberOf(outcome.name, member)}`),
  };
};

const observation = (writer: LayoutWriter, holder: string, { name }: Step): string => {
  const call = `${holder}observe(`;
  const label = quote(name.label || name.words.join(' '));
  const line = `${call}${label})`;
  if (line.length <= writer.room()) return line;
  writer.line(call);
  writer.indented(() => writer.line(label));
  return ')';
};
