import { isWithin, type Line, type Part } from '../landscape/part.ts';

/** A part with the role by which it is joined. */
export interface Node {
  readonly part: Part;
  readonly role: string;
}

/** Areas of this rank are places of their own: what stands in one is not joined to what stands in another. */
const siteRank = 2;

/**
 * Searches from the area of a part outwards: the first area in which `search` finds something. An area that a line leads to or
 * from ends the search: that line speaks for what is in it. Parts in a site that does not hold the part count only where the part
 * stands in no site and there is no other site; a core serves all sites.
 */
export const searchOutwards = (
  { part }: Node,
  { nodes, lines }: { readonly nodes: readonly Node[]; readonly lines: readonly Line[] },
  search: (near: readonly Node[], area: Part | undefined) => readonly Node[],
): readonly Node[] => {
  const own = siteOf(part);
  const sites = new Set(nodes.flatMap((node) => siteOf(node.part) ?? []));
  for (let area = part.parent; ; area = area.parent) {
    const inside = area;
    const near = nodes.filter(
      (node) =>
        node.part !== part &&
        (inside === undefined
          ? node.role === 'core' ||
            [undefined, own].includes(siteOf(node.part)) ||
            (own === undefined && sites.size === 1)
          : isWithin(node.part, inside)),
    );
    const found = search(near, area);
    if (found.length > 0 || area === undefined || lines.some(({ from, to }) => from === inside || to === inside))
      return found;
  }
};

const siteOf = ({ parent }: Part): Part | undefined => {
  for (let at = parent; at !== undefined; at = at.parent) if (at.rank === siteRank) return at;
  return undefined;
};
