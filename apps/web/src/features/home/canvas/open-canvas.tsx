import type { Diagram, ReadabilityFinding } from '@diagloom/contract';
import { lazy, Suspense } from 'react';
import { canChange } from '../can-change.ts';
import { DiagramPicture } from '../preview/diagram-picture.tsx';

const Editor = lazy(async () => ({ default: (await import('./editor/editor.tsx')).Editor }));

interface OpenCanvasProps {
  readonly diagram: Diagram;
  readonly highlight: ReadabilityFinding['where'];
  readonly onGenerateNew: () => void;
}

/** The open diagram: a canvas for whoever may change it, a picture for others and until the canvas is loaded. */
export const OpenCanvas = (props: OpenCanvasProps) => {
  const picture = <DiagramPicture {...props} />;
  if (!canChange(props.diagram)) return picture;
  return (
    <Suspense fallback={picture}>
      <Editor diagram={props.diagram} highlight={props.highlight} />
    </Suspense>
  );
};
