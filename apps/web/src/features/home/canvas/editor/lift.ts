import type { Point } from '@diagloom/diagram/model';

export interface Lifted {
  /** Shows the lifted groups moved by so many px of the page. */
  readonly move: (step: Point) => void;
  readonly drop: () => void;
}

/**
 * Takes groups of a picture onto a layer above it that moves as a whole: the rest is not painted again while they are dragged,
 * however large it is. `drop` puts them back where they were painted.
 */
export const lift = (picture: SVGSVGElement, ids: ReadonlySet<string>, faded: ReadonlySet<string>): Lifted => {
  const factor = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
  const layer = picture.cloneNode(false);
  if (!(layer instanceof SVGSVGElement)) return { move: () => undefined, drop: () => undefined };
  for (const name of ['role', 'aria-label']) layer.removeAttribute(name);
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, {
    position: 'absolute',
    inset: '0',
    overflow: 'visible',
    willChange: 'transform',
    transition: 'none',
    pointerEvents: 'none',
    background: 'none',
    boxShadow: 'none',
  });
  const places: { readonly group: Element; readonly before: ChildNode | null }[] = [];
  const dimmed: SVGElement[] = [];
  for (const group of [...picture.children]) {
    const id = group instanceof SVGElement ? group.dataset.cell : undefined;
    if (id === undefined || !(group instanceof SVGElement)) continue;
    if (ids.has(id)) places.push({ group, before: group.nextSibling });
    else if (faded.has(id)) dimmed.push(group);
  }
  for (const { group } of places) layer.append(group);
  for (const group of dimmed) group.style.opacity = '0.2';
  picture.parentElement?.append(layer);
  return {
    move: ({ x, y }) => {
      layer.style.transform = `translate(${x * factor}px, ${y * factor}px)`;
    },
    drop: () => {
      // From the last one, so that the place before which each stood is back already.
      for (const { group, before } of places.toReversed()) picture.insertBefore(group, before);
      for (const group of dimmed) group.style.opacity = '';
      layer.remove();
    },
  };
};
