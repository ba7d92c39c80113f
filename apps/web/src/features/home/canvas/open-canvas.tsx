import type { Diagram, ReadabilityFinding } from '@diagloom/contract';
import { loadBrandIcons } from '@diagloom/types/brand-icons';
import { lazy, Suspense } from 'react';
import { DiagramPicture } from '../preview/diagram-picture.tsx';

/** A shape that is added or renamed on the canvas may name a product at once, so that the marks come along. */
const Editor = lazy(async () => {
  const [{ Editor }] = await Promise.all([import('./editor/editor.tsx'), loadBrandIcons()]);
  return { default: Editor };
});

interface OpenCanvasProps {
  readonly diagram: Diagram;
  readonly highlight: ReadabilityFinding['where'];
  readonly onGenerateNew: () => void;
}

/** The open diagram: a canvas, and a picture until that is loaded. */
export const OpenCanvas = (props: OpenCanvasProps) => {
  const picture = <DiagramPicture {...props} />;
  return (
    <Suspense fallback={picture}>
      <Editor diagram={props.diagram} highlight={props.highlight} />
    </Suspense>
  );
};
