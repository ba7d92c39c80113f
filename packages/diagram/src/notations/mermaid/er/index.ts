import { carry } from '../../carry/carry.ts';
import { cleanTexts } from '../../carry/clean-texts.ts';
import { withKinds, withoutEdgeGroups, withoutGroups, withoutNotes, withoutProperties } from '../../carry/leave-out.ts';
import { withCrowsFeet } from '../../rows/carry-entities.ts';
import { withRows } from '../../rows/carry-rows.ts';
import type { Dialect } from '../../text-notation.ts';
import { isMermaidEr, readColumn, readMermaidEr } from './read.ts';
import { writeColumn, writeMermaidEr } from './write.ts';

const label = 'a Mermaid ER diagram';

export const mermaidEr: Dialect = {
  label,
  types: ['logical', 'conceptual', 'physical'],
  fits: () => true,
  carry: (spec) =>
    carry({ ...spec, direction: spec.direction ?? 'down' }, [
      cleanTexts,
      withoutProperties(label),
      withoutEdgeGroups,
      withoutGroups(label),
      withoutNotes(label),
      withKinds(label, { nodes: ['weak-entity'], edges: [] }),
      withCrowsFeet,
      withRows((row) => readColumn(writeColumn(row))),
    ]),
  write: writeMermaidEr,
  isIn: isMermaidEr,
  read: readMermaidEr,
};
