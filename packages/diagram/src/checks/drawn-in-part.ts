import { isStyleOn } from '../model/index.ts';
import { longestLabel } from '../scene/index.ts';
import { crossingsOf, jumpsLines } from '../svg/line-jumps.ts';
import type { PageCheck } from './page-check.ts';

/** What a page asks for beyond what is drawn of it, so that nothing is left out without a word. */
export const drawnInPart = {
  id: 'drawn-in-part',
  *find({ edges, nameOf }, page) {
    const written = longestLabel.toLocaleString('en-US');
    for (const { id, value } of page.cells) {
      if (value.length <= longestLabel) continue;
      const name = nameOf(id).slice(0, 40);
      yield {
        cells: [id],
        message: `The text of “${name} …” is longer than ${written} characters, so the rest isn’t drawn. Move the rest to its own page.`,
      };
    }
    const crossings = crossingsOf(edges);
    const jumping = edges.filter(({ style }) => jumpsLines(style) && !isStyleOn(style, 'curved'));
    const straight = jumping.find((edge) => {
      const crossingsOn = crossings.of(edge);
      for (const [at, to] of edge.points.slice(1).entries()) {
        const from = edge.points[at];
        if (from !== undefined) crossingsOn(from, to);
      }
      return crossings.isSpent();
    });
    if (straight === undefined) return;
    yield {
      cells: [straight.cell.id],
      message: 'There are too many line crossings to draw a jump at each one. Split the diagram into several pages.',
    };
  },
} as const satisfies PageCheck;
