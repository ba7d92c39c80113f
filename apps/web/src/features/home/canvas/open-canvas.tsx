import type { Diagram, ReadabilityFinding } from '@diagloom/contract';
import { loadBrandIcons } from '@diagloom/types/brand-icons';
import { Suspense } from 'react';
import { lazyPart, MissingRow } from '../../../components/lazy-part.tsx';
import { missingStrings } from '../../../strings/missing.ts';
import { DiagramPicture } from '../preview/diagram-picture.tsx';

interface OpenCanvasProps {
  readonly diagram: Diagram;
  readonly highlight: ReadabilityFinding['where'];
  readonly onGenerateNew: () => void;
}

/** Without the editor the diagram can still be looked at and exported. */
const MissingEditor = (props: OpenCanvasProps) => (
  <div className="flex size-full flex-col">
    <div className="flex border-b bg-warning-wash px-4 py-1.5">
      <MissingRow says={missingStrings.editor} />
    </div>
    <div className="relative min-h-0 flex-1">
      <DiagramPicture {...props} />
    </div>
  </div>
);

/** A shape that is added or renamed on the canvas may name a product at once, so that the marks come along. */
const Editor = lazyPart<OpenCanvasProps>(async () => {
  const [{ Editor }] = await Promise.all([import('./editor/editor.tsx'), loadBrandIcons()]);
  return Editor;
}, MissingEditor);

/** The open diagram: a canvas, and a picture until that is loaded. */
export const OpenCanvas = (props: OpenCanvasProps) => (
  <Suspense fallback={<DiagramPicture {...props} />}>
    <Editor {...props} />
  </Suspense>
);
