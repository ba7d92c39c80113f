import type { Writer } from '../../printing/writer.ts';
import type { MachineDecl } from '../../program/index.ts';
import { apart, constant, quote, typeName, writeInside } from './dialect.ts';
import { memberOf } from './write-flows.ts';

/** A table of what leads where, and a class that holds a state. */
export const writeMachine = (writer: Writer, machine: MachineDecl): void => {
  const { name, states, events, transitions, start, finals, summary } = machine;
  const [state, event] = [typeName(states.name), typeName(events.name)];
  const table = `${constant(name)}_TRANSITIONS`;
  apart(writer);
  writeInside(writer, [`${table}: dict[`, `tuple[${state}, ${event}], ${state}`, '] = {']);
  writer.indented(() => {
    for (const { from, event: on, to, about } of transitions) {
      writer.items('(', [memberOf(states, from), memberOf(events, on)], `): ${memberOf(states, to)},`, about);
    }
  });
  writer.line('}');
  apart(writer);
  writer.block(`class ${typeName(name)}:`, '', () => {
    writer.comment(summary);
    writer.gap();
    writer.block('def __init__(self) -> None:', '', () => writer.line(`self._state = ${memberOf(states, start)}`));
    writer.gap();
    writer.line('@property');
    writer.block(`def state(self) -> ${state}:`, '', () => writer.line('return self._state'));
    writer.gap();
    writer.block(`def handle(self, event: ${event}) -> ${state}:`, '', () => {
      writer.comment('Handles an event; raises ValueError if it is not allowed in this state.');
      writeInside(writer, [`following = ${table}.get(`, '(self._state, event)', ')']);
      writer.block('if following is None:', '', () => {
        const message = `f${quote('“{event.value}” is not possible in “{self._state.value}”')}`;
        writeInside(writer, ['raise ValueError(', message, ')']);
      });
      writer.line('self._state = following');
      writer.line('return following');
    });
    if (finals.length === 0) return;
    writer.gap();
    writer.line('@property');
    writer.block('def is_finished(self) -> bool:', '', () => {
      const members = finals.map((final) => memberOf(states, final));
      writer.line(`return self._state ${members.length === 1 ? `is ${members[0]}` : `in (${members.join(', ')})`}`);
    });
  });
};
