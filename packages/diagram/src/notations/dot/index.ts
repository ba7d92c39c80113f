import { carry } from '../carry/carry.ts';
import { cleanTexts, inOneLine } from '../carry/clean-texts.ts';
import { inOneGroup, inTextOrder, withoutEdgeGroups, withoutProperties } from '../carry/leave-out.ts';
import { withRows } from '../rows/carry-rows.ts';
import { withoutGroupLines } from '../rows/class-fits.ts';
import { readRow, writeRow } from '../rows/row-text.ts';
import type { Dialect, TextNotation } from '../text-notation.ts';
import { isDot, readDot } from './read.ts';
import { writeDot } from './write.ts';

const label = 'DOT';

const digraph: Dialect = {
  label,
  types: [
    'flowchart',
    'process',
    'network',
    'architecture',
    'deployment',
    'orgchart',
    'mind-map',
    'uml',
    'conceptual',
    'logical',
    'physical',
  ],
  fits: () => true,
  carry: (spec) =>
    carry({ ...spec, direction: spec.direction ?? 'down' }, [
      cleanTexts,
      withoutProperties(label),
      withoutEdgeGroups,
      withoutGroupLines,
      withRows((row) => readRow(inOneLine(writeRow(row)))),
      inOneGroup,
      inTextOrder,
    ]),
  write: writeDot,
  isIn: isDot,
  read: readDot,
};

export const dot: TextNotation = {
  id: 'dot',
  label: 'Graphviz DOT',
  extension: 'dot',
  mediaType: 'text/vnd.graphviz',
  dialects: [digraph],
};
