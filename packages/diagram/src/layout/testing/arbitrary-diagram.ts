import fc from 'fast-check';
import { type Diagram, directions } from '../../model/index.ts';
import { buildConnector, buildShape } from './build-diagram.ts';

interface Wishes {
  readonly mostShapes: number;
  /** How many containers there may be. */
  readonly mostGroups: number;
}

/** Diagrams of steps and decisions in nested containers, with circles, self loops, parallel connectors and labels. */
export const arbitraryDiagram = ({ mostShapes, mostGroups }: Wishes): fc.Arbitrary<Diagram> =>
  fc
    .record({
      direction: fc.constantFrom(...directions),
      groups: fc.array(fc.nat(), { maxLength: mostGroups }),
      nodes: fc.array(
        fc.record({ isDecision: fc.boolean(), width: fc.integer({ min: 4, max: 11 }), group: fc.nat() }),
        {
          minLength: 1,
          maxLength: mostShapes,
        },
      ),
      lines: fc.array(
        fc.record({ from: fc.nat(), to: fc.nat(), label: fc.constantFrom('', '', 'Yes', 'No', 'a longer label') }),
        {
          maxLength: Math.ceil(mostShapes * 1.3),
        },
      ),
    })
    .map(({ direction, groups, nodes, lines }) => {
      const idOf = (index: number): string => `n${index % nodes.length}`;
      const groupOf = (wish: number, count: number): { readonly parent?: string } => {
        const index = wish % (count + 1);
        return index === count ? {} : { parent: `g${index}` };
      };
      return {
        type: 'flowchart',
        title: 'Any',
        theme: 'plain',
        direction,
        layout: 'layered',
        shapes: [
          ...groups.map((wish, index) =>
            buildShape({
              id: `g${index}`,
              placing: 'container',
              size: { width: 120, height: 60 },
              ...groupOf(wish, index),
            }),
          ),
          ...nodes.map(({ isDecision, width, group }, index) =>
            buildShape({
              id: `n${index}`,
              role: isDecision ? 'decision' : 'step',
              size: { width: width * 20, height: isDecision ? 80 : 50 },
              ...groupOf(group, groups.length),
            }),
          ),
        ],
        connectors: plausible(lines.map(({ from, to, label }) => ({ from: idOf(from), to: idOf(to), label }))).map(
          (line, index) => buildConnector({ id: `c${index}`, ...line }),
        ),
      };
    });

/** At most one line from a shape to itself and two between the same shapes. */
const plausible = <Line extends { readonly from: string; readonly to: string }>(
  lines: readonly Line[],
): readonly Line[] => {
  const counts = new Map<string, number>();
  return lines.filter(({ from, to }) => {
    const key = [from, to].sort().join(' ');
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= (from === to ? 1 : 2);
  });
};
