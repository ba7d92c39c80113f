import type { ReactNode } from 'react';
import { Panel } from '../../../components/panel.tsx';
import { previewStrings } from '../../../strings/home.ts';
import type { GenerationControl } from '../use-generation.ts';
import { GenerationFailure } from './generation-failure.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { OpenDiagram } from './open-diagram.tsx';
import { PreviewEmpty } from './preview-empty.tsx';
import { previewPanelClasses } from './preview-panel-classes.ts';

interface PreviewPanelProps extends Pick<GenerationControl, 'generation' | 'stop'> {
  readonly diagramId: number | undefined;
  readonly onTryAgain: () => void;
  readonly onExample: (prompt: string) => void;
  /** Puts the prompt of a diagram into the form. */
  readonly onReuse: (prompt: string, diagramType: string) => void;
  readonly onNew: () => void;
  /** Puts a diagram on screen that came from a file. */
  readonly onOpen: (id: number) => void;
}

/** What is going on: a generation, a failure, a diagram, or nothing yet. */
export const PreviewPanel = ({
  generation,
  diagramId,
  stop,
  onTryAgain,
  onExample,
  onReuse,
  onNew,
  onOpen,
}: PreviewPanelProps) => {
  if (generation.state === 'running') {
    return (
      <PlainPreview>
        <GenerationProgress generation={generation} onStop={stop} />
      </PlainPreview>
    );
  }
  if (generation.state === 'failed') {
    return (
      <PlainPreview>
        <GenerationFailure generation={generation} onTryAgain={onTryAgain} onExample={onExample} />
      </PlainPreview>
    );
  }
  if (diagramId === undefined) {
    return (
      <PlainPreview>
        <PreviewEmpty onOpen={onOpen} />
      </PlainPreview>
    );
  }
  return <OpenDiagram key={diagramId} id={diagramId} onReuse={onReuse} onNew={onNew} />;
};

const PlainPreview = ({ children }: { readonly children: ReactNode }) => (
  <Panel title={previewStrings.panel} className={previewPanelClasses}>
    {children}
  </Panel>
);
