import { camelCase } from '../../printing/cases.ts';
import { doubleQuoted } from '../../printing/double-quoted.ts';
import type { Writer } from '../../printing/writer.ts';
import { asText, guardedChoices, type MachineDecl, type Step, withArticle } from '../../program/index.ts';
import { oneOf, spellEffects } from '../families/machine-effects.ts';
import { constantOf, explained, type GoDialect, identifier, typeName } from './dialect.ts';
import { writeStruct } from './write-flows.ts';

/** A table of what leads where, and a type that holds a state. */
export const writeMachine = (writer: Writer, dialect: GoDialect, machine: MachineDecl): void => {
  const { constructorOf, isObserved, canFail } = dialect;
  const { actions, name, states, events, start, finals, summary } = machine;
  const held = actions === undefined ? '' : identifier(actions.handle);
  const choices = guardedChoices(machine);
  const [type, state, event] = [typeName(name), typeName(states.name), typeName(events.name)];
  const table = `${camelCase(name)}Transitions`;
  writer.gap();
  writer.comment(`${table} tells which event leads from which state to which.`);
  writer.block(`var ${table} = []struct {`, '}{', () => {
    for (const line of [`from  ${state}`, `event ${event}`, `to    ${state}`]) writer.line(line);
    if (actions !== undefined && choices.length > 0) {
      const asks = `func(${[typeName(actions.name), ...(isObserved ? ['context.Context'] : [])].join(', ')})`;
      writer.line(`guard ${asks} ${canFail ? '(bool, error)' : 'bool'}`);
    }
  });
  writer.indented(() => {
    for (const { from, event: on, to, guard, about } of machine.transitions) {
      const row = [constantOf(states, from), constantOf(events, on), constantOf(states, to)];
      const asked = guard === undefined ? 'nil' : `${typeName(guard.port.name)}.${typeName(guard.name)}`;
      writer.line(`{${[...row, ...(choices.length > 0 ? [asked] : [])].join(', ')}},`, about);
    }
  });
  writer.line('}');
  writer.gap();
  writer.comment(explained(type, summary));
  writeStruct(
    writer,
    type,
    [...(actions === undefined ? [] : [[held, typeName(actions.name)] as const]), ['state', state]],
    name.from,
  );
  writer.gap();
  writer.comment(`${constructorOf(name)} returns ${withArticle(type)} in its first state.`);
  const given = actions === undefined ? '' : `${held} ${typeName(actions.name)}`;
  writer.block(`func ${constructorOf(name)}(${given}) *${type} {`, '}', () => {
    const kept = actions === undefined ? '' : `${held}: ${held}, `;
    writer.line(`return &${type}{${kept}state: ${constantOf(states, start)}}`);
  });
  writer.gap();
  writer.comment('State is the current state.');
  writer.block(`func (m *${type}) State() ${state} {`, '}', () => writer.line('return m.state'));
  writer.gap();
  writer.comment('Handle applies an event. It returns an error and changes nothing if the event is not allowed.');
  const context = actions !== undefined && isObserved ? 'ctx context.Context, ' : '';
  writer.block(`func (m *${type}) Handle(${context}event ${event}) error {`, '}', () => {
    writer.block(`for _, transition := range ${table} {`, '}', () => {
      const follow = (): void => {
        writeEffects(writer, dialect, machine, held);
        writer.line('m.state = transition.to');
        writer.line('return nil');
      };
      if (choices.length === 0) {
        writer.block('if transition.from == m.state && transition.event == event {', '}', follow);
        return;
      }
      writer.block('if transition.from != m.state || transition.event != event {', '}', () => writer.line('continue'));
      writeGuard(writer, dialect, `transition.guard(m.${held}${isObserved ? ', ctx' : ''})`);
      follow();
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

const writeEffects = (writer: Writer, { canFail, isObserved }: GoDialect, machine: MachineDecl, held: string): void => {
  const writeSteps = (steps: readonly Step[]) => (): void => {
    for (const step of steps) {
      const call = `m.${held}.${typeName(step.name)}(${isObserved ? 'ctx' : ''})`;
      if (!canFail) writer.line(call, step.name.from);
      else
        writer.block(`if err := ${call}; err != nil {`, '}', () =>
          writer.line(`return fmt.Errorf(${doubleQuoted(`${asText(step.name)}: %w`)}, err)`),
        );
    }
  };
  spellEffects(machine, {
    variables: { from: 'm.state', event: 'event', to: 'transition.to' },
    is: oneOf(constantOf),
    when: (conditions, steps) => writer.block(`if ${conditions.join(' && ')} {`, '}', writeSteps(steps)),
    choose: (variable, declared, cases) => {
      writer.line(`switch ${variable} {`);
      for (const { values, steps } of cases) {
        const constants = values.map((value) => constantOf(declared, value));
        writer.block(`case ${constants.join(', ')}:`, '', writeSteps(steps));
      }
      writer.line('}');
    },
  });
};

/** What a guard forbids is left to the transitions behind it. */
const writeGuard = (writer: Writer, { canFail }: GoDialect, call: string): void => {
  if (!canFail) {
    writer.block(`if transition.guard != nil && !${call} {`, '}', () => writer.line('continue'));
    return;
  }
  writer.block('if transition.guard != nil {', '}', () => {
    writer.line(`holds, err := ${call}`);
    writer.block('if err != nil {', '}', () => writer.line('return err'));
    writer.block('if !holds {', '}', () => writer.line('continue'));
  });
};
