import type { DiagramSpec } from '../../../model/diagram-spec.ts';
import { assignKeys } from '../../draft/keys.ts';
import { directionWord } from '../directions.ts';
import { writePrelude } from '../prelude.ts';
import { encodeAfterColon, quoteMermaid } from '../texts.ts';

export const writeMermaidState = (spec: DiagramSpec): string => {
  const states = spec.nodes.filter(({ kind }) => kind === 'state');
  const keys = assignKeys(states.map(({ id }) => id));
  const keyOf = (id: string): string => keys.get(id) ?? '[*]';
  return [
    ...writePrelude(spec),
    'stateDiagram-v2',
    `  direction ${directionWord(spec.direction)}`,
    ...states.map(({ id, label }) => `  state ${quoteMermaid(label)} as ${keyOf(id)}`),
    ...spec.edges.map(
      ({ from, to, label }) =>
        `  ${keyOf(from)} --> ${keyOf(to)}${label === '' ? '' : ` : ${encodeAfterColon(label)}`}`,
    ),
    ...spec.notes.map(({ text, about }) => `  note right of ${keyOf(about[0] ?? '')} : ${encodeAfterColon(text)}`),
    '',
  ].join('\n');
};
