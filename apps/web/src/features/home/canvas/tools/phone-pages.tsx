import type { Diagram } from '@diagloom/contract';
import { useMediaQuery } from '../../../../hooks/use-media-query.ts';
import { pageStrings } from '../../../../strings/pages.ts';
import { useCurrentPage } from '../../api/current-page.ts';
import { PageSwitch } from '../../bar/page-switch.tsx';

/** On a phone, whose bar has no room for pages: that there are more, and the way to them. */
export const PhonePages = ({ diagram }: { readonly diagram: Diagram }) => {
  const hasRoom = useMediaQuery('(min-width: 768px)');
  const current = useCurrentPage(diagram);
  const place = Math.max(
    0,
    diagram.pages.findIndex(({ id }) => id === current),
  );
  if (hasRoom || diagram.pages.length < 2) return null;
  return (
    <div className="flex shrink-0 items-center gap-2 border-b bg-paper px-3 py-1">
      <PageSwitch diagram={diagram} />
      <span className="text-ink-soft text-xs tabular-nums">{pageStrings.place(place + 1, diagram.pages.length)}</span>
    </div>
  );
};
