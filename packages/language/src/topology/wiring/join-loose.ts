import { searchOutwards } from './nearest.ts';
import type { Wiring } from './wire.ts';

/** What a text that tells the rest only names is joined where the usual order leaves no choice: a dashboard to the one store. */
export const joinLoose = ({ landscape, nodes, order }: Wiring): void => {
  const isLoose = ({ part }: Wiring['nodes'][number]): boolean =>
    !landscape.lines.some(({ from, to }) => from === part || to === part);
  for (const [isHead, rows] of [
    [false, order.leaves],
    [true, order.heads],
  ] as const)
    for (const [role, ...others] of rows)
      for (const node of nodes.filter((one) => one.role === role && isLoose(one))) {
        const near = others
          .filter((other) => other !== '*')
          .map((other) =>
            searchOutwards(node, { nodes, lines: [] }, (found) => found.filter((one) => one.role === other)),
          )
          .find((found) => found.length > 0);
        const [only, ...more] = near ?? [];
        if (only === undefined || more.length > 0 || only === node) continue;
        landscape.link([isHead ? node.part : only.part], [isHead ? only.part : node.part], {
          origin: 'repair',
          label: node.part.purpose,
        });
      }
};
