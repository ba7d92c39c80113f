import type { Writer } from '../../printing/writer.ts';
import type { MachineDecl } from '../../program/index.ts';
import { memberName, qualified, typeName } from './dialect.ts';

/** A type that holds a state; what leads where is a switch over states and events. */
export const writeMachine = (writer: Writer, machine: MachineDecl): void => {
  const { name, summary, states, events, start, finals, transitions } = machine;
  const isTotal = transitions.length === states.members.length * events.members.length;
  writer.comment(summary);
  writer.block(
    `public struct ${typeName(name)} {`,
    '}',
    () => {
      writer.line(`public private(set) var state = ${qualified(states, start)}`);
      writer.gap();
      writer.line('public init() {}');
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
          writer.line('switch (state, event) {');
          for (const { from, event, to, about } of transitions) {
            writer.line(`case (.${memberName(from)}, .${memberName(event)}):`, about);
            writer.indented(() => writer.line(`state = .${memberName(to)}`));
          }
          if (!isTotal) {
            writer.line('default:');
            writer.indented(() => writer.line('throw Refusal.notPossible("\\(event) is not possible in \\(state)")'));
          }
          writer.line('}');
          writer.line('return state');
        },
      );
    },
    name.from,
  );
};
