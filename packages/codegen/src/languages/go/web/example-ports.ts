import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import { type Answer, type PortDecl, type Step, saidOf, usedPorts } from '../../../program/index.ts';
import { exampleAnswers } from '../../../serving/example-answers.ts';
import { aligned, constantOf, type GoDialect, signatureOf, typeName } from '../dialect.ts';
import { plainLiteral } from '../written.ts';
import type { App } from './web-files.ts';

/** Ports to begin with: they say what they would do, and answer so that each flow comes to an end. */
export const writeExamplePorts = (writer: Writer, { program, dialect }: App): void => {
  const answers = exampleAnswers(program);
  const ports = usedPorts(program);
  writer.gap();
  writer.comment('ExamplePorts print each step and always give the same answers. Replace them with your own code.');
  writer.block('func ExamplePorts() Ports {', '}', () =>
    writer.block('return Ports{', '}', () => {
      const rows = ports.map(({ name }) => [`${typeName(name)}:`, `${exampleOf(name)}{},`] as const);
      for (const line of aligned(rows)) writer.line(line);
    }),
  );
  for (const port of ports) writePort(writer, dialect, port, answers);
};

const exampleOf = (name: PortDecl['name']): string => `example${typeName(name)}`;

const writePort = (
  writer: Writer,
  dialect: GoDialect,
  { name, methods }: PortDecl,
  answers: ReadonlyMap<Step, Answer>,
): void => {
  writer.gap();
  writer.line(`type ${exampleOf(name)} struct{}`);
  for (const step of methods) {
    const answer = answers.get(step);
    const written = answer === undefined ? undefined : answerOf(step, answer);
    const error = dialect.canFail ? 'nil' : undefined;
    const result = step.result === undefined ? written : plainLiteral(step.result, step.result.sample);
    const back = [result, error].filter((each) => each !== undefined).join(', ');
    writer.gap();
    writer.block(
      `func (${exampleOf(name)}) ${typeName(step.name)}${signatureOf(step, dialect, 'program.')} {`,
      '}',
      () => {
        writer.line(`log.Println(${doubleQuoted(saidOf(step))})`);
        if (back !== '') writer.line(`return ${back}`);
      },
      step.name.from,
    );
  }
};

const answerOf = ({ answer: asked }: Step, answer: Answer): string =>
  typeof answer === 'boolean'
    ? String(answer)
    : typeof asked === 'object'
      ? `program.${constantOf(asked, answer)}`
      : '""';
