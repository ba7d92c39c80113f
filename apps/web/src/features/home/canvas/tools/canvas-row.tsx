import { type ReactNode, useState } from 'react';
import { useWorkspace } from '../../workspace/workspace-context.ts';
import { PhonePages } from './phone-pages.tsx';
import { ToolPlaceContext } from './tool-place.ts';
import { ZoomControls } from './zoom-controls.tsx';

interface CanvasRowProps {
  /** At the left of the row, such as tabs. */
  readonly beside?: ReactNode;
  /** False where something else than a diagram is shown below. */
  readonly hasTools: boolean;
  readonly children: ReactNode;
}

/** A row with the tools of the canvas, and the canvas below it: nothing of them lies over the drawing. */
export const CanvasRow = ({ beside, hasTools, children }: CanvasRowProps) => {
  const { diagram, isGuest } = useWorkspace();
  const [place, setPlace] = useState<HTMLElement>();
  const isDrawing = hasTools && diagram !== undefined;
  return (
    <ToolPlaceContext value={place}>
      <div className="flex size-full flex-col">
        {(beside !== undefined || isDrawing) && (
          <div
            data-toasts-below
            className="flex h-9 pointer-coarse:h-11 shrink-0 items-center border-b bg-paper pr-1 pl-3"
          >
            {beside}
            {isDrawing && (
              <div className="ml-auto flex shrink-0 items-center gap-1">
                <span ref={(element) => setPlace(element ?? undefined)} className="contents" />
                <ZoomControls />
              </div>
            )}
          </div>
        )}
        {/* Guests have no menu of everything else, and pages in their bar. */}
        {isDrawing && !isGuest && <PhonePages diagram={diagram} />}
        {children}
      </div>
    </ToolPlaceContext>
  );
};
