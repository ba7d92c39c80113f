import type { Writer } from '../../printing/writer.ts';
import { type GuardedTransition, guardedChoices, type MachineDecl, type Step, unguarded } from '../../program/index.ts';
import { explainTransitions, oneOf, spellEffects } from '../families/machine-effects.ts';
import { body, memberOf, methodName, quote, typeName, variable } from './dialect.ts';

/** A class that holds a state, with a table of what leads where. */
export const writeMachine = (writer: Writer, machine: MachineDecl): void => {
  const { actions, name, states, events, start, summary, finals } = machine;
  const held = actions === undefined ? '' : variable(actions.handle);
  const [state, event] = [typeName(states.name), typeName(events.name)];
  writer.gap();
  writer.comment(summary);
  body(writer, `final class ${typeName(name)}`, () => {
    writer.comment(explainTransitions(machine));
    writer.block('private const TRANSITIONS = [', '];', () => {
      for (const from of states.members) {
        const rows = unguarded(machine).filter((each) => each.from === from);
        if (rows.length === 0) continue;
        const writeRows = (): void => {
          for (const { event: on, to, about } of rows)
            writer.line(`${quote(on.words.join('_'))} => ${memberOf(states.name, to)},`, about);
        };
        writer.block(`${quote(from.words.join('_'))} => [`, '],', writeRows, from.from);
      }
    });
    writer.gap();
    writer.line(`private ${state} $state = ${memberOf(states.name, start)};`);
    if (actions !== undefined) {
      writer.gap();
      writer.line(`public function __construct(private readonly ${typeName(actions.name)} $${held})`);
      writer.block('{', '}', () => {});
    }
    writer.gap();
    body(writer, `public function state(): ${state}`, () => writer.line('return $this->state;'));
    writer.gap();
    writer.comment('Handles an event and returns the new state. Throws if the event is not allowed in this state.');
    body(writer, `public function handle(${event} $event): ${state}`, () => {
      writer.line('$next = self::TRANSITIONS[$this->state->value][$event->value] ?? null;');
      for (const choice of guardedChoices(machine)) writeChoice(writer, machine, choice, `$this->${held}`);
      writer.block('if ($next === null) {', '}', () =>
        writer.line('throw new \\DomainException("{$event->value} is not possible in {$this->state->value}");'),
      );
      const writeSteps = (steps: readonly Step[]) => (): void => {
        for (const step of steps) writer.line(`$this->${held}->${methodName(step.name)}();`, step.name.from);
      };
      const is = oneOf(({ name }, member) => memberOf(name, member), '===');
      spellEffects(machine, {
        variables: { from: '$this->state', event: '$event', to: '$next' },
        is,
        when: (conditions, steps) => writer.block(`if (${conditions.join(' && ')}) {`, '}', writeSteps(steps)),
        choose: (variable, declared, cases) => {
          for (const [index, { values, steps }] of cases.entries())
            writer.block(
              `${index === 0 ? '' : '} else'}if (${is(variable, declared, values)}) {`,
              '',
              writeSteps(steps),
            );
          writer.line('}');
        },
      });
      writer.line('$this->state = $next;');
      writer.gap();
      writer.line('return $next;');
    });
    if (finals.length === 0) return;
    writer.gap();
    writer.comment('True once a final state is reached.');
    body(writer, 'public function isFinished(): bool', () => {
      const values = finals.map((final) => memberOf(states.name, final));
      if (values.length === 1) writer.line(`return $this->state === ${values[0]};`);
      else writer.items('return in_array($this->state, [', values, '], true);');
    });
  });
};

/** Where a guard holds, it leads elsewhere than the table. */
const writeChoice = (
  writer: Writer,
  { states, events }: MachineDecl,
  choice: readonly GuardedTransition[],
  held: string,
): void => {
  const [first] = choice;
  if (first === undefined) return;
  const tests = [
    `$this->state === ${memberOf(states.name, first.from)}`,
    `$event === ${memberOf(events.name, first.event)}`,
  ];
  if (choice.length === 1) {
    const all = [...tests, `${held}->${methodName(first.guard.name)}()`];
    const follow = (): void => writer.line(`$next = ${memberOf(states.name, first.to)};`);
    writer.block(`if (${all.join(' && ')}) {`, '}', follow, first.about);
    return;
  }
  writer.block(`if (${tests.join(' && ')}) {`, '}', () => {
    for (const [index, { guard, to, about }] of choice.entries()) {
      writer.line(`${index === 0 ? '' : '} else'}if (${held}->${methodName(guard.name)}()) {`, about);
      writer.indented(() => writer.line(`$next = ${memberOf(states.name, to)};`));
    }
    writer.line('}');
  });
};
