import type { DiagramSpec } from '../../../model/diagram-spec.ts';
import { carry } from '../../carry/carry.ts';
import { cleanTexts } from '../../carry/clean-texts.ts';
import {
  withoutCardinalities,
  withoutEdgeGroups,
  withoutGroups,
  withoutProperties,
  withoutRows,
} from '../../carry/leave-out.ts';
import type { Dialect } from '../../text-notation.ts';
import { asStates } from './as-states.ts';
import { isMermaidState, readMermaidState } from './read.ts';
import { writeMermaidState } from './write.ts';

const label = 'a Mermaid state diagram';
const kinds = ['state', 'initial', 'final'];

export const mermaidState: Dialect = {
  label,
  types: ['uml'],
  fits: ({ nodes }: DiagramSpec) => nodes.length > 0 && nodes.every(({ kind }) => kinds.includes(kind ?? '')),
  carry: (spec) =>
    carry({ ...spec, direction: spec.direction ?? 'down' }, [
      cleanTexts,
      withoutProperties(label),
      withoutRows(label),
      withoutCardinalities(label),
      withoutEdgeGroups,
      withoutGroups(label),
      asStates,
    ]),
  write: writeMermaidState,
  isIn: isMermaidState,
  read: readMermaidState,
};
