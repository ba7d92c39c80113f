import { camelCase, withArticle } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import type { MachineDecl } from '../../program/index.ts';
import { constantOf, explained, type GoDialect, typeName } from './dialect.ts';
import { writeStruct } from './write-flows.ts';

/** A table of what leads where, and a type that holds a state. */
export const writeMachine = (writer: Writer, { constructorOf }: GoDialect, machine: MachineDecl): void => {
  const { name, states, events, start, finals, summary } = machine;
  const [type, state, event] = [typeName(name), typeName(states.name), typeName(events.name)];
  const table = `${camelCase(name)}Transitions`;
  writer.gap();
  writer.comment(`${table} tells which event leads from which state to which.`);
  writer.block(`var ${table} = []struct {`, '}{', () => {
    for (const line of [`from  ${state}`, `event ${event}`, `to    ${state}`]) writer.line(line);
  });
  writer.indented(() => {
    for (const { from, event: on, to, about } of machine.transitions) {
      writer.line(`{${constantOf(states, from)}, ${constantOf(events, on)}, ${constantOf(states, to)}},`, about);
    }
  });
  writer.line('}');
  writer.gap();
  writer.comment(explained(type, summary));
  writeStruct(writer, type, [['state', state]], name.from);
  writer.gap();
  writer.comment(`${constructorOf(name)} returns ${withArticle(type)} in its first state.`);
  writer.block(`func ${constructorOf(name)}() *${type} {`, '}', () => {
    writer.line(`return &${type}{state: ${constantOf(states, start)}}`);
  });
  writer.gap();
  writer.comment('State is the current state.');
  writer.block(`func (m *${type}) State() ${state} {`, '}', () => writer.line('return m.state'));
  writer.gap();
  writer.comment('Handle applies an event. It returns an error and changes nothing if the event is not allowed.');
  writer.block(`func (m *${type}) Handle(event ${event}) error {`, '}', () => {
    writer.block(`for _, transition := range ${table} {`, '}', () => {
      writer.block('if transition.from == m.state && transition.event == event {', '}', () => {
        writer.line('m.state = transition.to');
        writer.line('return nil');
      });
    });
    writer.line('return fmt.Errorf("%q is not possible in %q", event, m.state)');
  });
  if (finals.length === 0) return;
  writer.gap();
  writer.comment('IsFinished reports whether a final state is reached.');
  writer.block(`func (m *${type}) IsFinished() bool {`, '}', () => {
    writer.line(`return ${finals.map((final) => `m.state == ${constantOf(states, final)}`).join(' || ')}`);
  });
};
