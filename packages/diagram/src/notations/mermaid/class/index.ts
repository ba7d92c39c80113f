import type { DiagramSpec } from '../../../model/diagram-spec.ts';
import { type Carried, carry } from '../../carry/carry.ts';
import { cleanTexts } from '../../carry/clean-texts.ts';
import { inOneGroup, inTextOrder, withKinds, withoutEdgeGroups, withoutProperties } from '../../carry/leave-out.ts';
import { withRows } from '../../rows/carry-rows.ts';
import { showsClasses, withoutGroupLines } from '../../rows/class-fits.ts';
import { classKinds } from '../../rows/class-lines.ts';
import type { Dialect } from '../../text-notation.ts';
import { withNamespaces } from './namespaces.ts';
import { isMermaidClass, readMember, readMermaidClass } from './read.ts';
import { writeMember, writeMermaidClass } from './write.ts';

const label = 'a Mermaid class diagram';

export const mermaidClass: Dialect = {
  label,
  types: ['uml'],
  fits: showsClasses,
  carry: (spec: DiagramSpec): Carried =>
    carry({ ...spec, direction: spec.direction ?? 'down' }, [
      cleanTexts,
      withoutProperties(label),
      withoutEdgeGroups,
      withKinds(label, { ...classKinds, nodes: ['abstract', 'interface', 'enum'], groups: [] }),
      withoutGroupLines,
      withRows((row) => readMember(writeMember(row))),
      inOneGroup,
      withNamespaces,
      inTextOrder,
    ]),
  write: writeMermaidClass,
  isIn: isMermaidClass,
  read: readMermaidClass,
};
