import { labelText } from '@diagloom/diagram/scene';
import { CloudOff } from 'lucide-react';
import { canvasStrings } from '../../../../strings/canvas.ts';
import type { PageView } from '../view/page-view.ts';

interface CanvasNoticesProps {
  readonly view: PageView;
  readonly selection: readonly string[];
  readonly waiting: number;
  readonly isOffline: boolean;
}

/** Says what is selected to whoever cannot see it, and to everybody that changes are not stored yet. */
export const CanvasNotices = ({ view, selection, waiting, isOffline }: CanvasNoticesProps) => (
  <>
    <p role="status" className="sr-only" data-announced>
      {describe(view, selection)}
    </p>
    <p
      role="status"
      data-unsaved={waiting > 0 ? waiting : undefined}
      className={
        isOffline && waiting > 0
          ? 'absolute top-3 left-1/2 z-10 flex w-max max-w-[calc(100%-2rem)] -translate-x-1/2 items-center gap-2 rounded-md border bg-warning-wash px-3 py-1.5 text-sm text-warning shadow-float'
          : 'sr-only'
      }
    >
      {isOffline && waiting > 0 && (
        <>
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {canvasStrings.offline}
        </>
      )}
    </p>
  </>
);

const describe = (view: PageView, selection: readonly string[]): string => {
  const [id] = selection;
  if (id === undefined) return '';
  if (selection.length > 1) return canvasStrings.selectedMany(selection.length);
  const cells = new Map(view.page.cells.map((cell) => [cell.id, cell]));
  const nameOf = (part: string | undefined): string => {
    const cell = cells.get(part ?? '');
    return (cell === undefined ? '' : labelText(cell).replace(/\s+/g, ' ')) || canvasStrings.unnamed;
  };
  const cell = cells.get(id);
  const order = view.order();
  const place = [order.indexOf(id) + 1, order.length] as const;
  return cell?.kind === 'edge'
    ? canvasStrings.selectedLine(nameOf(cell.source), nameOf(cell.target), ...place)
    : canvasStrings.selected(nameOf(id), ...place);
};
