import { hasArrow } from '../notations/arrows.ts';
import { type Piece, trimPiece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';
import { addCounted } from './add-below.ts';
import { addAll, readItems } from './add-items.ts';
import type { Chart } from './chart.ts';
import { readStatement } from './read-statement.ts';

const arrow = /\s*(?:[-=]{1,3}>|→|➔|➜|⟶|—>|–>)\s*/gu;

/** `board -> director -> two teams: A, B`, `Ann, Bo -> Tom`: each link leads the next; several in front of one report to him. */
export const readChains = (statements: readonly Piece[], isReversed: boolean, chart: Chart): void => {
  const chains = statements.map((piece) => (hasArrow(piece.text) ? linksOf(piece) : []));
  const isUpwards =
    isReversed || chains.some(([first, second]) => isMany(first) && second !== undefined && !isMany(second));
  statements.forEach((statement, index) => {
    const links = chains[index] ?? [];
    if (links.length === 0) readStatement(statement, chart);
    else readChain(isUpwards ? links.toReversed() : links, chart);
  });
};

const linksOf = (piece: Piece): readonly Piece[] =>
  splitOutside(piece, arrow).flatMap((link) => withoutBrackets(trimPiece(link)));

/** `(A, B)` as a whole link. */
const withoutBrackets = (link: Piece | undefined): readonly Piece[] => {
  if (link === undefined) return [];
  const list = /^\(([^()]*)\)$/.exec(link.text)?.[1];
  return [list === undefined ? link : { text: list, start: link.start + 1 }];
};

const isMany = (link: Piece | undefined): boolean =>
  link !== undefined && !link.text.includes(':') && readItems(link).length > 1;

const readChain = (links: readonly Piece[], chart: Chart): void => {
  let heads: readonly string[] = [];
  for (const [index, link] of links.entries()) {
    const [head] = heads;
    const before = links[index - 1];
    if (/^\S+\s+[^,:]+:\s/.test(link.text) && before !== undefined) {
      addCounted(before, link, chart);
      heads = chart.lastNamed();
      continue;
    }
    const isBranch = index > 0 && index < links.length - 1 && link.text.includes(',');
    const known = index < links.length - 1 && !isMany(link) ? chart.refer(link.text) : undefined;
    const items = readItems(link);
    const ids = known === undefined ? addAll(items, undefined, chart) : [known];
    const under = isBranch ? ids.slice(0, 1) : ids;
    for (const id of under) if (head !== undefined) chart.lead(head, id);
    heads = isBranch ? ids.slice(-1) : ids;
  }
};
