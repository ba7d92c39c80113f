import { screamingCase } from '../../printing/cases.ts';
import type { MachineDecl, Name } from '../../program/index.ts';
import type { LayoutWriter } from '../families/dynamic/layout-writer.ts';
import { breakPart, type Dialect, document, memberOf, typeName } from './dialect.ts';

/** A table of what leads where, and a class that holds a state. */
export const writeMachine = (writer: LayoutWriter, dialect: Dialect, machine: MachineDecl): void => {
  const { name, states, events, transitions, start, summary, finals } = machine;
  const [state, event] = [typeName(states.name), typeName(events.name)];
  const table = screamingCase({ words: [...name.words, 'transitions'] });
  breakPart(writer);
  writer.remark('Which event leads from which state to which.');
  writer.block(`${table}: dict[${state}, dict[${event}, ${state}]] = {`, '}', () => {
    for (const from of states.members) {
      const rows = transitions.filter((each) => each.from === from);
      if (rows.length === 0) {
        writer.line(`${memberOf(states.name, from)}: {},`, from.from);
        continue;
      }
      const writeRows = (): void => {
        for (const { event: on, to, about } of rows)
          writer.line(`${memberOf(events.name, on)}: ${memberOf(states.name, to)},`, about);
      };
      writer.block(`${memberOf(states.name, from)}: {`, '},', writeRows, from.from);
    }
  });
  breakPart(writer);
  writer.block(`class ${typeName(name)}:`, '', () => {
    document(writer, dialect, summary);
    writer.block('def __init__(self) -> None:', '', () => writer.line(`self._state = ${memberOf(states.name, start)}`));
    writer.gap();
    writer.line('@property');
    writer.block(`def state(self) -> ${state}:`, '', () => writer.line('return self._state'));
    writer.gap();
    writer.block(`def handle(self, event: ${event}) -> ${state}:`, '', () => {
      writer.comment('Take an event. Raise ValueError where no line is drawn for it.');
      writer.line(`target = ${table}[self._state].get(event)`);
      writer.block('if target is None:', '', () => {
        writer.line('message = f"{event.value} is not possible in {self._state.value}"');
        writer.line('raise ValueError(message)');
      });
      writer.line('self._state = target');
      writer.line('return target');
    });
    if (finals.length === 0) return;
    writer.gap();
    writer.line('@property');
    writer.block('def is_finished(self) -> bool:', '', () => {
      writer.comment('True once nothing more is to come.');
      const values = finals.map((final) => memberOf(states.name, final));
      if (values.length === 1) writer.line(`return self._state is ${values[0]}`);
      else writer.items('return self._state in (', values, ')');
    });
  });
};

export const writeMachineTests = (
  writer: LayoutWriter,
  { name, scenarios, finals, states, events: kinds }: MachineDecl,
  testName: (name: Name) => string,
): void => {
  for (const { name: sentence, events, state, refused } of scenarios) {
    breakPart(writer);
    writer.block(`def ${testName(sentence)}() -> None:`, '', () => {
      writer.line(`machine = ${typeName(name)}()`);
      for (const event of events) writer.line(`machine.handle(${memberOf(kinds.name, event)})`);
      writer.line(`assert machine.state is ${memberOf(states.name, state)}`);
      if (refused !== undefined) {
        writer.block('with pytest.raises(ValueError):', '', () =>
          writer.line(`machine.handle(${memberOf(kinds.name, refused)})`),
        );
      }
      if (finals.length > 0) writer.line(`assert ${finals.includes(state) ? '' : 'not '}machine.is_finished`);
    });
  }
};
