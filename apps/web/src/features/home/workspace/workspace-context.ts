import type { Diagram, ReadabilityFinding } from '@diagloom/contract';
import type { Point } from '@diagloom/diagram/model';
import { createContext, type Dispatch, type RefObject, type SetStateAction, use } from 'react';
import type { Viewport } from '../../../components/picture/use-viewport.ts';
import type { PaperChoice } from '../../../hooks/use-paper.ts';
import type { DialogId } from '../dialogs/dialog-ids.ts';
import type { DockTabId } from '../dock/dock-tab-ids.ts';
import type { ModelChoice } from '../models/use-model-choice.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import type { GenerationControl } from '../use-generation.ts';

/** Change the open diagram, draw it anew as its next version, or make another one. */
export type ComposerMode = 'change' | 'again' | 'create';

/** A picture in place of the open diagram. */
export interface Trial {
  /** The address of an SVG. */
  readonly source: string;
  /** `kept` where only the look differs, so that the picture lies where the diagram does. */
  readonly places: 'kept' | 'new';
}

/** A place on a page, px. */
export interface Pin extends Point {
  readonly pageId: string;
}

/** What bar, rail, canvas and dock know of each other. */
export interface Workspace {
  readonly userId: number;
  /** Came by a link and has no account: only what is for the diagram of that link is there. */
  readonly isGuest: boolean;
  /** The diagram of the address; `diagram` is there once it is loaded. */
  readonly diagramId: number | undefined;
  readonly diagram: Diagram | undefined;
  readonly draft: PromptDraft;
  readonly setDraft: Dispatch<SetStateAction<PromptDraft>>;
  readonly promptRef: RefObject<HTMLTextAreaElement | null>;
  readonly generation: GenerationControl;
  /** Who drafts. */
  readonly model: ModelChoice;
  readonly viewport: Viewport;
  /** What the next message does while a diagram is open. */
  readonly mode: ComposerMode;
  readonly setMode: (mode: ComposerMode) => void;
  readonly rail: {
    readonly isOpen: boolean;
    /** Over the canvas, for want of room beside it. */
    readonly isOver: boolean;
    readonly toggle: () => void;
    readonly close: () => void;
  };
  readonly dock: {
    readonly isOpen: boolean;
    readonly tab: DockTabId;
    /** On a phone: all of the tab is there, and not only the place to write. */
    readonly isTall: boolean;
    readonly setTall: (isTall: boolean) => void;
    readonly show: (tab: DockTabId) => void;
    readonly close: () => void;
  };
  /** The first steps, on this browser. */
  readonly tour: {
    readonly isWanted: boolean;
    readonly skip: () => void;
  };
  readonly dialog: DialogId | undefined;
  readonly setDialog: (dialog: DialogId | undefined) => void;
  /** The weakness of the drawing that the canvas points at. */
  readonly finding: ReadabilityFinding | undefined;
  readonly setFinding: (finding: ReadabilityFinding | undefined) => void;

  readonly paper: PaperChoice;
  /** What is tried on the canvas before it is taken. */
  readonly trial: Trial | undefined;
  readonly setTrial: (trial: Trial | undefined) => void;

  /** Ids of the cells that are selected on the canvas: what the next message is about. */
  readonly selection: readonly string[];
  readonly setSelection: (ids: readonly string[]) => void;

  /** Parts that the canvas brings into sight and marks for a moment, such as what a message changed. */
  readonly shownParts: readonly string[];
  readonly showParts: (ids: readonly string[]) => void;

  /** The thread of comments that is open. */
  readonly thread: number | undefined;
  readonly setThread: (id: number | undefined) => void;
  /** Shows a thread, of another diagram too. */
  readonly openThread: (diagramId: number, threadId: number) => void;
  /** The place that is marked for a new comment, or `picking` while it is chosen on the canvas. */
  readonly pin: Pin | 'picking' | undefined;
  readonly setPin: (pin: Pin | 'picking' | undefined) => void;

  readonly open: (id: number) => void;
  /** Clears the canvas; the diagram stays in the list. */
  readonly startNew: () => void;
  /** Puts a text into the form and goes there. */
  readonly fillPrompt: (draft: PromptDraft) => void;
  /** The same, and says so. */
  readonly pickPrompt: (draft: PromptDraft) => void;
  /** Draws at once, with the model that is named or else the chosen one. */
  readonly draw: (draft: PromptDraft, modelId?: string) => void;
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

export const useWorkspace = (): Workspace => {
  const workspace = use(WorkspaceContext);
  if (workspace === undefined) throw new Error('This part stands outside of the workspace.');
  return workspace;
};
