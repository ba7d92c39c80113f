import '../../../styles/diagram-fonts.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { codeStrings } from '../../../strings/code.ts';
import { type Parents, partOf } from './part-of.ts';

interface PointablePictureProps {
  /** An SVG of ours as text. */
  readonly svg: string;
  readonly label: string;
  /** Ids of the cells that lead somewhere. */
  readonly parts: ReadonlySet<string>;
  /** What each cell lies in: a row leads where its table does. */
  readonly parents: Parents;
  readonly lit: ReadonlySet<string> | undefined;
  /** In its own size, with what does not fit to be scrolled to; otherwise all of it can be seen on narrow screens. */
  readonly isLarge: boolean;
  /** Takes the glare from white paper. */
  readonly isDimmed: boolean;
  readonly onPoint: (ids: readonly string[]) => void;
}

/** A picture whose shapes can be pointed at, with the mouse or by keyboard; those that are lit stand out. */
export const PointablePicture = ({
  svg,
  label,
  parts,
  parents,
  lit,
  isLarge,
  isDimmed,
  onPoint,
}: PointablePictureProps) => {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const picture = document.importNode(drawn, true);
    if (!(picture instanceof SVGSVGElement)) return;
    picture.setAttribute('role', 'presentation');
    picture.removeAttribute('aria-labelledby');
    // No larger than it is: a diagram of three shapes fills no screen.
    const width = picture.viewBox.baseVal.width;
    picture.style.cssText = `--own-width:${width}px;display:block;max-width:var(--own-width);margin-inline:auto`;
    picture.querySelector(':scope > title')?.remove();
    host.current?.replaceChildren(picture);
  }, [svg]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture has no marks yet
  useLayoutEffect(() => {
    for (const cell of cellsIn(host.current)) {
      const id = cell.dataset.cell ?? '';
      const part = partOf(id, parts, parents);
      const isLit = lit?.has(part ?? id) ?? false;
      cell.toggleAttribute('data-lit', isLit);
      cell.toggleAttribute('data-code', part !== undefined);
      if (part !== id) {
        for (const name of ['tabindex', 'role', 'aria-pressed', 'aria-label']) cell.removeAttribute(name);
        continue;
      }
      cell.setAttribute('tabindex', '0');
      cell.setAttribute('role', 'button');
      cell.setAttribute('aria-pressed', String(isLit));
      cell.setAttribute('aria-label', codeStrings.showCode(nameOf(cell)));
    }
    showFirstLit(host.current);
  }, [svg, parts, parents, lit, isLarge]);
  useEffect(() => {
    const frame = host.current;
    const idOf = ({ target }: Event): string | undefined =>
      target instanceof Element ? target.closest<SVGGElement>('g[data-cell]')?.dataset.cell : undefined;
    const handleClick = (event: Event): void => {
      const id = idOf(event);
      onPoint(id === undefined ? [] : [partOf(id, parts, parents) ?? id]);
    };
    const handleKeyDown = (event: KeyboardEvent): void => {
      const id = event.key === 'Enter' || event.key === ' ' ? idOf(event) : undefined;
      if (id === undefined) return;
      event.preventDefault();
      onPoint([partOf(id, parts, parents) ?? id]);
    };
    frame?.addEventListener('click', handleClick);
    frame?.addEventListener('keydown', handleKeyDown);
    return () => {
      frame?.removeEventListener('click', handleClick);
      frame?.removeEventListener('keydown', handleKeyDown);
    };
  }, [onPoint, parts, parents]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be wrong for a picture
    <div
      ref={host}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
      tabIndex={0}
      data-has-lit={lit === undefined ? undefined : ''}
      data-large={isLarge ? '' : undefined}
      data-dimmed={isDimmed ? '' : undefined}
      className="data-dimmed:[&>svg]:brightness-80 data-large:[&>svg]:h-auto data-large:[&>svg]:w-(--own-width) [&>svg]:h-auto [&>svg]:w-full [&>svg]:cursor-zoom-in data-large:[&>svg]:cursor-zoom-out not-data-large:[&>svg]:max-h-[calc(var(--picture-height)-1.5rem)] max-h-(--picture-height) overflow-auto p-3 [&[data-has-lit]_g[data-cell]:not([data-lit])]:opacity-35 [&_g:focus:not(:focus-visible)]:outline-none [&_g[data-cell]]:transition-opacity [&_g[data-code]]:cursor-pointer [&_g[data-lit]]:[filter:drop-shadow(0_0_3px_var(--warning))]"
    />
  );
};

/** In its frame alone: the page stays where it is. */
const showFirstLit = (host: HTMLElement | null): void => {
  const lit = host?.querySelector('g[data-lit]')?.getBoundingClientRect();
  if (!host || lit === undefined) return;
  const frame = host.getBoundingClientRect();
  host.scrollBy({
    top: lit.top < frame.top || lit.bottom > frame.bottom ? (lit.top + lit.bottom - frame.top - frame.bottom) / 2 : 0,
    left: lit.left < frame.left || lit.right > frame.right ? (lit.left + lit.right - frame.left - frame.right) / 2 : 0,
  });
};

const cellsIn = (host: HTMLElement | null): readonly SVGGElement[] => [
  ...(host?.querySelectorAll<SVGGElement>('g[data-cell]') ?? []),
];

const nameOf = (cell: SVGGElement): string =>
  cell.querySelector(':scope > title')?.textContent || cell.textContent || (cell.dataset.cell ?? '');
