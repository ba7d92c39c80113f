import type { DiagramSpec } from '../../../model/diagram-spec.ts';
import { assignKeys } from '../../draft/keys.ts';
import type { MessageLine } from '../../messages/message-line.ts';
import { specToLines } from '../../messages/spec-to-lines.ts';
import { writePlantUmlFrame } from '../frame.ts';
import { encodePlantUml, quotePlantUml } from '../texts.ts';

const arrows = { call: '->', reply: '-->', async: '->>' } as const;

export const writePlantUmlSequence = (spec: DiagramSpec): string => {
  const keys = assignKeys(spec.nodes.map(({ id }) => id));
  const keyOf = (id: string): string => keys.get(id) ?? id;
  return writePlantUmlFrame(
    spec,
    endsAfterMessages(specToLines(spec)).map((line) => writeLine(line, keyOf).trimEnd()),
  );
};

/** Here a participant is destroyed after the message that ends it. */
const endsAfterMessages = (lines: readonly MessageLine[]): readonly MessageLine[] =>
  lines.flatMap((line, index) => {
    if (line.kind === 'destroy') return [];
    const before = lines[index - 1];
    return line.kind === 'message' && before?.kind === 'destroy' ? [line, before] : [line];
  });

const writeLine = (line: MessageLine, keyOf: (id: string) => string): string => {
  if (line.kind === 'participant')
    return `${line.isCreated ? 'create ' : ''}${line.role ?? 'participant'} ${quotePlantUml(line.label)} as ${keyOf(line.key)}`;
  if (line.kind === 'message') {
    const text = line.label === '' ? '' : ` : ${encodePlantUml(line.label)}`;
    return `${keyOf(line.from)} ${arrows[line.messageKind ?? 'call']} ${keyOf(line.to)}${text}`;
  }
  if (line.kind === 'note') return `note over ${line.keys.map(keyOf).join(', ')} : ${encodePlantUml(line.text) || ' '}`;
  if (line.kind === 'open') return `${line.frame} ${encodePlantUml(line.guard)}`;
  if (line.kind === 'close') return 'end';
  return line.kind === 'next' ? `else ${encodePlantUml(line.guard)}` : `${line.kind} ${keyOf(line.key)}`;
};
