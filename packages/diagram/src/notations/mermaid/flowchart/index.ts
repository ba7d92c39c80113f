import { carry } from '../../carry/carry.ts';
import { cleanTexts } from '../../carry/clean-texts.ts';
import {
  inOneGroup,
  inTextOrder,
  withKinds,
  withoutCardinalities,
  withoutEdgeGroups,
  withoutProperties,
  withoutRows,
} from '../../carry/leave-out.ts';
import type { Dialect } from '../../text-notation.ts';
import { isMermaidFlowchart, readMermaidFlowchart } from './read.ts';
import { lineOfKind } from './shapes.ts';
import { writeMermaidFlowchart } from './write.ts';

const label = 'a Mermaid flowchart';

export const mermaidFlowchart: Dialect = {
  label,
  types: ['flowchart', 'process', 'network', 'architecture', 'deployment', 'orgchart'],
  fits: () => true,
  carry: (spec) =>
    carry({ ...spec, direction: spec.direction ?? 'down' }, [
      cleanTexts,
      withoutProperties(label),
      withoutRows(label),
      withoutCardinalities(label),
      withoutEdgeGroups,
      withKinds(label, { edges: Object.keys(lineOfKind[spec.type] ?? {}) }),
      inOneGroup,
      inTextOrder,
    ]),
  write: writeMermaidFlowchart,
  isIn: isMermaidFlowchart,
  read: readMermaidFlowchart,
};
