import { useEffect, useLayoutEffect, useRef } from 'react';
import { codeStrings } from '../../../strings/code.ts';

interface PointablePictureProps {
  /** An SVG of ours as text. */
  readonly svg: string;
  readonly label: string;
  /** Ids of the cells that lead somewhere. */
  readonly parts: ReadonlySet<string>;
  readonly lit: ReadonlySet<string> | undefined;
  readonly onPoint: (ids: readonly string[]) => void;
}

/** A picture whose shapes can be pointed at, with the mouse or by keyboard; those that are lit stand out. */
export const PointablePicture = ({ svg, label, parts, lit, onPoint }: PointablePictureProps) => {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const picture = document.importNode(drawn, true);
    if (!(picture instanceof SVGSVGElement)) return;
    picture.setAttribute('role', 'group');
    picture.removeAttribute('aria-labelledby');
    picture.style.cssText = 'display:block;width:100%;height:auto;max-height:100%';
    picture.querySelector(':scope > title')?.remove();
    host.current?.replaceChildren(picture);
  }, [svg]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture has no marks yet
  useLayoutEffect(() => {
    host.current?.querySelector('svg')?.setAttribute('aria-label', label);
    for (const cell of cellsIn(host.current)) {
      const id = cell.dataset.cell ?? '';
      cell.toggleAttribute('data-lit', lit?.has(id) ?? false);
      cell.toggleAttribute('data-code', parts.has(id));
      if (!parts.has(id)) continue;
      cell.setAttribute('tabindex', '0');
      cell.setAttribute('role', 'button');
      cell.setAttribute('aria-pressed', String(lit?.has(id) ?? false));
      cell.setAttribute('aria-label', codeStrings.showCode(nameOf(cell)));
    }
  }, [svg, label, parts, lit]);
  useEffect(() => {
    const frame = host.current;
    const idOf = ({ target }: Event): string | undefined =>
      target instanceof Element ? target.closest<SVGGElement>('g[data-cell]')?.dataset.cell : undefined;
    const handleClick = (event: Event): void => {
      const id = idOf(event);
      onPoint(id === undefined ? [] : [id]);
    };
    const handleKeyDown = (event: KeyboardEvent): void => {
      const id = event.key === 'Enter' || event.key === ' ' ? idOf(event) : undefined;
      if (id === undefined) return;
      event.preventDefault();
      onPoint([id]);
    };
    frame?.addEventListener('click', handleClick);
    frame?.addEventListener('keydown', handleKeyDown);
    return () => {
      frame?.removeEventListener('click', handleClick);
      frame?.removeEventListener('keydown', handleKeyDown);
    };
  }, [onPoint]);
  return (
    <div
      ref={host}
      data-has-lit={lit === undefined ? undefined : ''}
      className="max-h-[40dvh] overflow-auto p-3 lg:max-h-[70dvh] [&[data-has-lit]_g[data-cell]:not([data-lit])]:opacity-35 [&_g:focus:not(:focus-visible)]:outline-none [&_g[data-cell]]:transition-opacity [&_g[data-code]]:cursor-pointer [&_g[data-lit]]:[filter:drop-shadow(0_0_3px_var(--warning))]"
    />
  );
};

const cellsIn = (host: HTMLElement | null): readonly SVGGElement[] => [
  ...(host?.querySelectorAll<SVGGElement>('g[data-cell]') ?? []),
];

const nameOf = (cell: SVGGElement): string =>
  cell.querySelector(':scope > title')?.textContent || cell.textContent || (cell.dataset.cell ?? '');
