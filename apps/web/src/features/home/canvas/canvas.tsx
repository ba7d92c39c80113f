import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { CanvasLoading } from './canvas-loading.tsx';
import { Start } from './start.tsx';

const OpenDiagram = lazyPart(async () => (await import('./open-diagram.tsx')).OpenDiagram);

/** The middle of the workspace: the open diagram, or the place to begin. */
export const Canvas = () => {
  const { diagramId } = useWorkspace();
  if (diagramId === undefined) return <Start />;
  return (
    <Suspense fallback={<CanvasLoading />}>
      <OpenDiagram id={diagramId} />
    </Suspense>
  );
};
