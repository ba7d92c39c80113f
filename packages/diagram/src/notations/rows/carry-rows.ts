import type { SpecAttribute } from '../../model/diagram-spec.ts';
import { type CarryStep, counted, sayWhere } from '../carry/carry.ts';

/** Rows as they are after a notation wrote and read them; an empty one says nothing. A notation's rows settle with the second reading. */
export const withRows =
  (reread: (row: SpecAttribute) => SpecAttribute): CarryStep =>
  (spec) => {
    let changed = 0;
    const nodes = spec.nodes.map(({ attributes, ...node }) => {
      if (attributes === undefined) return node;
      const rows = attributes.map((row) => reread(reread(reread(row)))).filter(({ name }) => name !== '');
      if (JSON.stringify(rows.map(sorted)) !== JSON.stringify(attributes.map(sorted))) changed += 1;
      return rows.length === 0 ? node : { ...node, attributes: rows };
    });
    return {
      spec: { ...spec, nodes },
      leftOut: sayWhere(changed, `Rows of ${counted(changed, 'shape')} lose details that this format can’t show.`),
    };
  };

const sorted = ({ name, type, marks, visibility }: SpecAttribute) => [name, type, marks, visibility];
