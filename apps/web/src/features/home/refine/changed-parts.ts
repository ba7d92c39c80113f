/**
 * Ids of what a change gave a diagram, said or drew otherwise: what it was about where that is among them, else shapes, else lines. What only
 * moved to make room is left out. In: the draw.io XML before and after it, and the ids of what it was about.
 */
export const changedParts = (before: string, after: string, about: readonly string[]): readonly string[] => {
  const earlier = readParts(before);
  const changed = [...readParts(after)].filter(([key, { sign }]) => earlier.get(key)?.sign !== sign);
  const ids = (wanted: (part: Part) => boolean): readonly string[] =>
    changed.filter(([, part]) => wanted(part)).map(([, { id }]) => id);
  const choices = [ids(({ id }) => about.includes(id)), ids(({ isLine }) => !isLine), ids(() => true)];
  return choices.find(({ length }) => length > 0) ?? [];
};

interface Part {
  readonly id: string;
  readonly isLine: boolean;
  /** All that its file tells of it but its place. */
  readonly sign: string;
}

/** Ids are unique on their page. */
const readParts = (xml: string): ReadonlyMap<string, Part> => {
  const file = new DOMParser().parseFromString(xml, 'text/xml');
  return new Map(
    [...file.querySelectorAll('mxCell')].map((cell) => {
      const element = cell.hasAttribute('id') ? cell : (cell.parentElement ?? cell);
      const id = element.getAttribute('id') ?? '';
      const sign = [element, cell].map((each) => (each.cloneNode() as Element).outerHTML).join('');
      return [`${cell.closest('diagram')?.id} ${id}`, { id, isLine: cell.getAttribute('edge') === '1', sign }];
    }),
  );
};
