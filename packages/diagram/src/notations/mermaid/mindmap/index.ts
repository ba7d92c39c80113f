import { carry } from '../../carry/carry.ts';
import { cleanTexts } from '../../carry/clean-texts.ts';
import {
  withKinds,
  withoutCardinalities,
  withoutEdgeGroups,
  withoutGroups,
  withoutNotes,
  withoutProperties,
  withoutRows,
} from '../../carry/leave-out.ts';
import type { Dialect } from '../../text-notation.ts';
import { asTree } from './as-tree.ts';
import { isMermaidMindmap, readMermaidMindmap, writeMermaidMindmap } from './mindmap.ts';

const label = 'a Mermaid mindmap';

export const mermaidMindmap: Dialect = {
  label,
  types: ['mind-map'],
  fits: () => true,
  carry: ({ direction: _direction, ...spec }) =>
    carry(spec, [
      cleanTexts,
      withoutProperties(label),
      withoutRows(label),
      withoutCardinalities(label),
      withoutEdgeGroups,
      withoutGroups(label),
      withoutNotes(label),
      withKinds(label, { nodes: [], edges: ['link'] }),
      asTree,
    ]),
  write: writeMermaidMindmap,
  isIn: isMermaidMindmap,
  read: readMermaidMindmap,
};
