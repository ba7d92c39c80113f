import type { LayoutTools } from '@diagloom/diagram/layout';

/** The stages of a generation, in order; a person sees them as progress. */
export const generationStages = ['analysing', 'planning', 'drawing'] as const;
export type GenerationStage = (typeof generationStages)[number];

/** What the use cases need from outside. */
export interface StudioTools {
  readonly layout: LayoutTools;
  /** Told when a stage begins. */
  readonly onStage?: (stage: GenerationStage) => void;
  /** Stops the work between two stages; the use case then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export const enterStage = (stage: GenerationStage, tools: StudioTools): void => {
  tools.signal?.throwIfAborted();
  tools.onStage?.(stage);
};
