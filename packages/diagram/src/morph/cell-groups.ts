/** The groups of cells in a picture of ours: `<g data-cell="id">` with all that follows up to its end tag. */
export interface CellGroup {
  readonly id: string;
  readonly start: string;
  /** Between start tag and end tag. */
  readonly markup: string;
}

export const groupsOf = (svg: string): readonly CellGroup[] => {
  const groups: CellGroup[] = [];
  withEach(svg, (group) => {
    groups.push(group);
    return group.markup;
  });
  return groups;
};

/** The picture in which the markup of some groups, by their id, is replaced. */
export const withGroups = (svg: string, changes: ReadonlyMap<string, (markup: string) => string>): string =>
  withEach(svg, ({ id, markup }) => changes.get(id)?.(markup) ?? markup);

const withEach = (svg: string, replace: (group: CellGroup) => string): string => {
  const parts: string[] = [];
  let done = 0;
  for (const match of svg.matchAll(/<g data-cell="([^"]*)">/g)) {
    const [start, id = ''] = match;
    const from = match.index + start.length;
    const to = endOfGroup(svg, from);
    parts.push(svg.slice(done, from), replace({ id: decode(id), start, markup: svg.slice(from, to) }));
    done = to;
  }
  return parts.join('') + svg.slice(done);
};

/** Where the end tag of the group begins whose content begins there. */
const endOfGroup = (svg: string, from: number): number => {
  const tag = /<(\/?)g[\s>]/g;
  tag.lastIndex = from;
  let depth = 1;
  for (let match = tag.exec(svg); match; match = tag.exec(svg)) {
    depth += match[1] === '/' ? -1 : 1;
    if (depth === 0) return match.index;
  }
  return svg.length;
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
