import type { Writer } from '../../printing/writer.ts';
import { isAnswerTried, type MachineDecl, portsOfMachine, type Step, unguarded } from '../../program/index.ts';
import { spellEffects } from '../families/machine-effects.ts';
import {
  identifier,
  memberOf,
  typeName,
  variantName,
  writeArm,
  writeCall,
  writeChain,
  writeFunction,
} from './dialect.ts';
import { writeCalls, writeScript, writeScriptedPorts, writeTest } from './write-flow-tests.ts';

/** A struct that holds a state and takes events, and the error that it gives where no line is drawn. */
export const writeMachine = (writer: Writer, machine: MachineDecl): void => {
  const { actions, effects, name, states, events, transitions, start, finals, summary } = machine;
  const port = actions === undefined ? '' : identifier(actions.handle);
  const acts = effects.length > 0;
  const [type, state, event, error] = [typeName(name), typeName(states.name), typeName(events.name), errorOf(machine)];
  writer.gap();
  writer.comment('An event that is not allowed in a state.');
  writer.line('#[derive(Clone, Copy, Debug, PartialEq, Eq)]');
  writer.block(`pub struct ${error} {`, '}', () => {
    writer.line(`pub state: ${state},`);
    writer.line(`pub event: ${event},`);
  });
  writer.gap();
  writer.block(`impl std::fmt::Display for ${error} {`, '}', () => {
    writer.block("fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {", '}', () =>
      writer.line('write!(f, "{:?} is not possible in {:?}", self.event, self.state)'),
    );
  });
  writer.gap();
  writer.line(`impl std::error::Error for ${error} {}`);
  writer.gap();
  writer.comment(summary);
  const held = actions === undefined ? [] : [`${port}: Rc<dyn ${typeName(actions.name)}>`];
  writer.line(`#[derive(Clone${actions === undefined ? ', Debug' : ''})]`);
  writer.block(`pub struct ${type} {`, '}', () => {
    for (const field of [...held, `state: ${state}`]) writer.line(`${field},`);
  });
  if (actions === undefined) {
    writer.gap();
    writer.block(`impl Default for ${type} {`, '}', () => {
      writer.block('fn default() -> Self {', '}', () => {
        writer.block('Self {', '}', () => writer.line(`state: ${memberOf(states, start)},`));
      });
    });
  }
  writer.gap();
  writer.block(`impl ${type} {`, '}', () => {
    if (actions === undefined) writer.block('pub fn new() -> Self {', '}', () => writer.line('Self::default()'));
    else
      writeFunction(writer, { head: 'pub fn new', parameters: held, result: 'Self' }, () =>
        writer.block('Self {', '}', () => {
          writer.line(`${port},`);
          writer.line(`state: ${memberOf(states, start)},`);
        }),
      );
    writer.gap();
    writer.block(`pub fn state(&self) -> ${state} {`, '}', () => writer.line('self.state'));
    writer.gap();
    writer.comment('Handles an event and returns the new state.');
    const parameters = ['&mut self', `event: ${event}`];
    writeFunction(writer, { head: 'pub fn handle', parameters, result: `Result<${state}, ${error}>` }, () => {
      writer.block(`${acts ? 'let next' : 'self.state'} = match (self.state, event) {`, '};', () => {
        for (const { from, event: on, to, guard, about } of transitions) {
          const pair = [`${state}::${variantName(from)}`, `${event}::${variantName(on)}`];
          const condition = guard === undefined ? '' : ` if self.${port}.${identifier(guard.name)}()`;
          const open = `(${pair.join(', ')})${condition}`;
          const isWhole = `${open} => ${memberOf(states, to)},`.length <= writer.room();
          if (isWhole || (guard === undefined && `${open} => {`.length > writer.room()))
            writer.items('(', pair, `)${condition} => ${memberOf(states, to)},`, about);
          else if (`${open} => {`.length <= writer.room())
            writer.block(`${open} => {`, '}', () => writer.line(memberOf(states, to)), about);
          else {
            writer.line(`(${pair.join(', ')})`, about);
            writer.indented(() => writer.line(`${condition.trim()} =>`));
            writer.block('{', '}', () => writer.line(memberOf(states, to)));
          }
        }
        if (unguarded(machine).length < states.members.length * events.members.length)
          writer.line(`(state, event) => return Err(${error} { state, event }),`);
      });
      const writeSteps = (steps: readonly Step[]) => (): void => {
        for (const step of steps) writer.line(`self.${port}.${identifier(step.name)}();`, step.name.from);
      };
      spellEffects(machine, {
        variables: { from: 'self.state', event: 'event', to: 'next' },
        is: (variable, declared, members) =>
          members.length === 1
            ? `${variable} == ${members.map((member) => memberOf(declared, member))}`
            : `matches!(${variable}, ${members.map((member) => memberOf(declared, member)).join(' | ')})`,
        when: (conditions, steps) => writeIf(writer, conditions, writeSteps(steps)),
        choose: (variable, declared, cases) =>
          writer.block(`match ${variable} {`, '}', () => {
            for (const { values, steps } of cases) {
              const pattern = values.map((value) => memberOf(declared, value)).join(' | ');
              const [only, ...others] = steps.map((step) => `self.${port}.${identifier(step.name)}()`);
              if (only !== undefined && others.length === 0) writeArm(writer, pattern, only, steps[0]?.name.from ?? []);
              else writer.block(`${pattern} => {`, '}', writeSteps(steps));
            }
            if (new Set(cases.flatMap(({ values }) => values)).size < declared.members.length) writer.line('_ => {}');
          }),
      });
      if (acts) writer.line('self.state = next;');
      writer.line('Ok(self.state)');
    });
    if (finals.length === 0) return;
    writer.gap();
    writer.comment('True once a final state is reached.');
    writer.block('pub fn is_finished(&self) -> bool {', '}', () => {
      const line = `matches!(self.state, ${finals.map((final) => memberOf(states, final)).join(' | ')})`;
      writer.line(line);
    });
  });
};

const writeIf = (writer: Writer, tests: readonly string[], body: () => void): void => {
  const line = `if ${tests.join(' && ')} {`;
  if (line.length <= writer.room()) {
    writer.block(line, '}', body);
    return;
  }
  const [first = '', ...others] = tests;
  writer.line(`if ${first}`);
  writer.indented(() => {
    for (const test of others) writer.line(`&& ${test}`);
  });
  writer.block('{', '}', body);
};

const errorOf = ({ name }: MachineDecl): string => `${typeName(name)}Error`;

export const writeMachineTests = (writer: Writer, machine: MachineDecl): void => {
  const { actions, name, states, events, scenarios, finals } = machine;
  const ports = portsOfMachine(machine);
  const stood = `Scripted${typeName(name)}`;
  writeScriptedPorts(writer, stood, ports);
  for (const { name: sentence, events: taken, answers, state, calls, refused } of scenarios) {
    const keyword = taken.length > 0 || refused !== undefined ? 'let mut' : 'let';
    writeTest(writer, sentence.words, () => {
      writeScript(writer, stood, ports, answers, ['Rc::new(', ')']);
      writer.line(`${keyword} machine = ${typeName(name)}::new(${actions === undefined ? '' : 'ports.clone()'});`);
      for (const [index, event] of taken.entries()) {
        const calls = [`handle(${memberOf(events, event)})`, 'unwrap()'];
        const isTried = isAnswerTried({ events: taken, refused }, index);
        if (isTried) writeCall(writer, 'assert_eq!(', [`machine.${calls.join('.')}`, memberOf(states, state)], ');');
        else writeChain(writer, 'machine', calls, ';');
      }
      const expectState = (): void =>
        writeCall(writer, 'assert_eq!(', ['machine.state()', memberOf(states, state)], ');');
      expectState();
      if (refused !== undefined) {
        const refuse = (event: string): void =>
          writeChain(writer, 'machine', [`handle(${event})`, 'is_err()'], ');', 'assert!(');
        const all = refused.map((event) => memberOf(events, event));
        if (all.length === 1) refuse(all[0] ?? '');
        else {
          writeCall(writer, 'for event in [', all, '] {');
          writer.indented(() => refuse('event'));
          writer.line('}');
        }
        expectState();
      }
      if (finals.length > 0) writer.line(`assert!(${finals.includes(state) ? '' : '!'}machine.is_finished());`);
      writeCalls(writer, ports, calls);
    });
  }
};
