import { screamingCase } from '../../../printing/cases.ts';
import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import { type PortDecl, type Program, type Step, saidOf, usedPorts } from '../../../program/index.ts';
import { exampleAnswers } from '../../../serving/example-answers.ts';
import { methodName, typeName } from '../dialect.ts';
import { answerType, parametersOf } from '../write-types.ts';
import { written as writtenValue } from '../written.ts';
import { portField } from './write-controller.ts';

/** A record that holds all ports. */
export const writePorts = (writer: Writer, program: Program): void => {
  writer.comment('What the program depends on; for you to implement.');
  const components = usedPorts(program).map(({ name }) => `${typeName(name)} ${portField({ name })}`);
  writer.items('public record Ports(', components, ') {}');
};

/** Ports to begin with: they say what they would do, and answer so that each flow comes to an end. */
export const writeExamplePorts = (writer: Writer, program: Program): void => {
  const ports = usedPorts(program);
  const answers = exampleAnswers(program);
  writer.comment('Prints each step and always gives the same answers. Replace it with your own code.');
  writer.block('public final class ExamplePorts {', '}', () => {
    writer.line('private static final System.Logger LOG = System.getLogger(ExamplePorts.class.getName());');
    writer.gap();
    writer.line('private ExamplePorts() {}');
    writer.gap();
    writer.block('public static Ports create() {', '}', () =>
      writer.items(
        'return new Ports(',
        ports.map(({ name }) => `new Example${typeName(name)}()`),
        ');',
      ),
    );
    for (const port of ports) writePort(writer, port, answers);
    writer.gap();
    writer.block('private static void say(String step) {', '}', () =>
      writer.line('LOG.log(System.Logger.Level.INFO, step);'),
    );
  });
};

const writePort = (writer: Writer, { name, methods }: PortDecl, answers: ReturnType<typeof exampleAnswers>): void => {
  writer.gap();
  writer.block(`private static final class Example${typeName(name)} implements ${typeName(name)} {`, '}', () => {
    for (const step of methods) {
      writer.gap();
      writer.line('@Override');
      writer.items(`public ${answerType(step)} ${methodName(step.name)}(`, parametersOf(step), ') {', step.name.from);
      writer.indented(() => {
        writer.line(`say(${doubleQuoted(saidOf(step))});`);
        const answer = answers.get(step);
        if (step.result !== undefined) writer.line(`return ${writtenValue(step.result, step.result.sample)};`);
        if (answer !== undefined) writer.line(`return ${written(step, answer)};`);
      });
      writer.line('}');
    }
  });
};

const written = (step: Step, answer: NonNullable<ReturnType<ReturnType<typeof exampleAnswers>['get']>>): string =>
  typeof answer === 'boolean' || typeof step.answer !== 'object'
    ? String(answer)
    : `${typeName(step.answer.name)}.${screamingCase(answer)}`;
