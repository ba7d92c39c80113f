import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { useDiagram } from '../api/get-diagram.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

const Dock = lazyPart(async () => (await import('./dock.tsx')).Dock);

/** Where the tabs stand in a column of their own at the edge; a phone has them on top of its sheet. */
export const roomForColumn = '(min-width: 768px)';

/** Where the dock stands, if it is to be seen; its place is kept while it is loaded, so that the canvas does not move. */
export const DockPlace = () => {
  const { diagramId, diagram, dock } = useWorkspace();
  const { isError, data } = useDiagram(diagramId);
  const isColumn = useMediaQuery(roomForColumn);
  // Beside a diagram that cannot be opened there is nothing to talk about.
  if (diagramId !== undefined && diagram === undefined && (isError || data === null)) return null;
  if (!dock.isOpen && (diagram === undefined || !isColumn)) return null;
  return (
    <Suspense fallback={<EmptyDock isOpen={dock.isOpen} />}>
      <Dock />
    </Suspense>
  );
};

const EmptyDock = ({ isOpen }: { readonly isOpen: boolean }) => (
  <aside aria-label={workspaceStrings.dock} aria-busy="true" className="max-md:hidden md:contents">
    <div className="border-l bg-paper md:col-start-4 md:row-span-2 md:row-start-1 md:w-20" />
    {isOpen && (
      <div className="border-l bg-paper max-xl:hidden md:col-start-3 md:row-span-2 md:row-start-1 md:w-[340px] 2xl:w-[380px]" />
    )}
  </aside>
);
