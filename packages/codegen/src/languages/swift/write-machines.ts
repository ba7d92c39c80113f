import type { Writer } from '../../printing/writer.ts';
import { type EnumDecl, type MachineDecl, type Name, unguarded } from '../../program/index.ts';
import { writeEffects } from '../families/curly/write-effects.ts';
import { memberName, qualified, type SwiftDialect, typeName } from './dialect.ts';

/** A type that holds a state; what leads where is a switch over states and events. */
export const writeMachine = (writer: Writer, dialect: SwiftDialect, machine: MachineDecl): void => {
  const { actions, name, summary, states, events, start, finals, transitions } = machine;
  const held = actions === undefined ? '' : memberName(actions.handle);
  const acts = machine.effects.length > 0;
  const isTotal = unguarded(machine).length === states.members.length * events.members.length;
  writer.comment(summary);
  writer.block(
    `public struct ${typeName(name)} {`,
    '}',
    () => {
      if (actions !== undefined) writer.line(`private let ${held}: any ${typeName(actions.name)}`);
      writer.line(`public private(set) var state = ${qualified(states, start)}`);
      writer.gap();
      if (actions === undefined) writer.line('public init() {}');
      else
        writer.block(`public init(${held}: any ${typeName(actions.name)}) {`, '}', () =>
          writer.line(`self.${held} = ${held}`),
        );
      if (finals.length > 0) {
        writer.gap();
        writer.comment('True once a final state is reached.');
        writer.block('public var isFinished: Bool {', '}', () =>
          writer.line(finals.map((final) => `state == .${memberName(final)}`).join(' || ')),
        );
      }
      writer.gap();
      writer.comment('Handles an event and returns the new state. Throws if the event is not allowed in this state.');
      writer.line('@discardableResult');
      writer.block(
        `public mutating func handle(_ event: ${typeName(events.name)}) throws -> ${typeName(states.name)} {`,
        '}',
        () => {
          if (acts) writer.line(`let next: ${typeName(states.name)}`);
          writer.line('switch (state, event) {');
          for (const { from, event, to, guard, about } of transitions) {
            const condition = guard === undefined ? '' : ` where ${dialect.call(guard)}`;
            writer.line(`case (.${memberName(from)}, .${memberName(event)})${condition}:`, about);
            writer.indented(() => writer.line(`${acts ? 'next' : 'state'} = .${memberName(to)}`));
          }
          if (!isTotal) {
            writer.line('default:');
            writer.indented(() => writer.line('throw Refusal.notPossible("\\(event) is not possible in \\(state)")'));
          }
          writer.line('}');
          if (acts) {
            writeEffects(writer, { ...dialect, constantOf: shortOf }, machine, ['state', 'event', 'next']);
            writer.line('state = next');
          }
          writer.line('return state');
        },
      );
    },
    name.from,
  );
};

const shortOf = (_: EnumDecl, member: Name): string => `.${memberName(member)}`;
