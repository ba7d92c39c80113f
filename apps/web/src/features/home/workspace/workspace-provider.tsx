import type { ReadabilityFinding } from '@diagloom/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useViewport } from '../../../components/picture/use-viewport.ts';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { usePaper, useShownPaper } from '../../../hooks/use-paper.ts';
import type { KnownSession } from '../../../hooks/use-session.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { exampleStrings, homeStrings } from '../../../strings/home.ts';
import { useDiagram } from '../api/get-diagram.ts';
import type { DockTabId } from '../dock/dock-tab-ids.ts';
import { useKeptDrawing } from '../live/use-kept-drawing.ts';
import { useModelChoice } from '../models/use-model-choice.ts';
import type { PromptDraft } from '../prompt/prompt-draft.ts';
import { useGeneration } from '../use-generation.ts';
import { useDialog } from './use-dialog.ts';
import { useDraft } from './use-draft.ts';
import { useKeptSwitch } from './use-kept-switch.ts';
import { type ComposerMode, type Trial, type Workspace, WorkspaceContext } from './workspace-context.ts';

interface WorkspaceProviderProps {
  readonly session: KnownSession;
  readonly children: ReactNode;
}

/** Where the rail stands beside the canvas and not over it: an open diagram needs the width more than a list does. */
const roomForRail = { start: '(min-width: 1280px)', diagram: '(min-width: 1536px)' };

/** The state of the workspace. The address says which diagram is open; everything else is the page's own. */
export const WorkspaceProvider = ({ session, children }: WorkspaceProviderProps) => {
  const { diagram: diagramId } = useSearch({ from: '__root__' });
  const navigate = useNavigate();
  const { id: userId } = session.user;
  const [draft, setDraft] = useDraft(userId, session.preferences.defaultDiagramType ?? 'auto');
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const viewport = useViewport();
  const [mode, setMode] = useState<ComposerMode>('change');
  const [tab, setTab] = useState<DockTabId>('conversation');
  const [isDockOpen, setDockOpen] = useState(diagramId !== undefined);
  const [isDockTall, setDockTall] = useState(false);
  const hasRoom = useMediaQuery(diagramId === undefined ? roomForRail.start : roomForRail.diagram);
  const [isRailKept, keepRail] = useKeptSwitch('diagloom.rail', true);
  const [isTourWanted, setTourWanted] = useKeptSwitch(`diagloom.tour.${userId}`, true);
  const [isRailOver, setRailOver] = useState(false);
  const [focused, setFinding] = useState<ReadabilityFinding>();
  const [dialog, setDialog] = useDialog();
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [shownParts, showParts] = useState<readonly string[]>([]);
  const [thread, setThread] = useState<number>();
  const wantedThread = useRef<number>(undefined);
  const [pin, setPin] = useState<Workspace['pin']>();
  const paper = usePaper(userId);
  useShownPaper(paper.shown);
  const [trial, setTrial] = useState<Trial>();
  const [announcement, setAnnouncement] = useState('');
  const model = useModelChoice(userId);

  const diagram = useDiagram(diagramId).data?.diagram;
  // A finding of an earlier version may be about something that is not there any more.
  const finding = focused !== undefined && diagram?.readability.findings.includes(focused) ? focused : undefined;

  const goTo = (id: number | undefined): void => {
    void navigate({ to: '/', search: { diagram: id }, resetScroll: false });
  };
  const { reset } = viewport;
  useEffect(() => {
    setDockOpen(diagramId !== undefined);
    setDockTall(wantedThread.current !== undefined);
    setTab(wantedThread.current === undefined ? 'conversation' : 'comments');
    setThread(wantedThread.current);
    setPin(undefined);
    wantedThread.current = undefined;
    setMode('change');
    setSelection([]);
    showParts([]);
    reset();
  }, [diagramId, reset]);

  /** What stood in the form when something else was drawn. */
  const left = useRef<PromptDraft>(undefined);
  const generation = useGeneration((id) => {
    goTo(id);
    setMode('change');
    const before = left.current;
    left.current = undefined;
    setDraft(({ diagramType, useRAG, knowledge }) => ({
      // What somebody had begun to write when they drew something else comes back.
      prompt: before?.prompt ?? '',
      diagramType: before?.diagramType ?? diagramType,
      ...(useRAG === undefined ? {} : { useRAG }),
      ...(knowledge === undefined ? {} : { knowledge }),
    }));
    setAnnouncement(homeStrings.ready);
  });
  const fillPrompt = (filled: PromptDraft): void => {
    setDraft(filled);
    if (diagramId !== undefined) setMode(mode === 'change' ? 'create' : mode);
    // The form may come on screen with this very change.
    window.requestAnimationFrame(() => promptRef.current?.focus());
  };
  const rail = hasRoom
    ? { isOver: false, isOpen: isRailKept, toggle: () => keepRail(!isRailKept), close: () => keepRail(false) }
    : { isOver: true, isOpen: isRailOver, toggle: () => setRailOver(!isRailOver), close: () => setRailOver(false) };

  const workspace: Workspace = {
    userId,
    isGuest: session.status === 'guest',
    diagramId,
    diagram,
    draft,
    setDraft,
    promptRef,
    generation,
    model,
    viewport,
    mode,
    setMode,
    rail,
    dock: {
      isOpen: isDockOpen,
      tab,
      isTall: isDockTall,
      setTall: setDockTall,
      show: (next) => {
        setTab(next);
        setDockOpen(true);
        setDockTall(true);
      },
      close: () => setDockOpen(false),
    },
    tour: { isWanted: isTourWanted, skip: () => setTourWanted(false) },
    dialog,
    setDialog,
    finding,
    setFinding,
    paper,
    trial,
    setTrial,
    selection,
    setSelection,
    shownParts,
    showParts,
    thread,
    setThread,
    openThread: (id, wanted) => {
      if (id === diagramId) {
        setThread(wanted);
        setTab('comments');
        setDockOpen(true);
        setDockTall(true);
        return;
      }
      wantedThread.current = wanted;
      generation.dismiss();
      goTo(id);
    },
    pin,
    setPin,
    open: (id) => {
      generation.dismiss();
      setRailOver(false);
      goTo(id);
    },
    startNew: () => {
      generation.dismiss();
      setRailOver(false);
      goTo(undefined);
      window.requestAnimationFrame(() => promptRef.current?.focus());
    },
    fillPrompt,
    pickPrompt: (picked) => {
      const before = draft;
      fillPrompt(picked);
      const restore = {
        label: exampleStrings.restore,
        hint: exampleStrings.restoreHint,
        onAct: () => setDraft(before),
      };
      showToast({
        title: exampleStrings.selected,
        description: exampleStrings.selectedText,
        ...(isOther(before, picked) && { action: restore }),
      });
    },
    draw: (wanted, modelId = model.chosen?.id) => {
      setAnnouncement('');
      if (isOther(draft, wanted)) left.current = draft;
      setDraft(wanted);
      const replaced =
        mode === 'again' && diagram !== undefined ? { diagramId: diagram.id, baseVersion: diagram.version } : {};
      void generation.generate({ ...wanted, ...replaced, ...(modelId !== undefined && { model: modelId }) });
    },
  };
  useKeptDrawing(session.user, workspace.draw);
  return (
    <WorkspaceContext value={workspace}>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {children}
    </WorkspaceContext>
  );
};

/** Whether taking the second would lose what the first says. */
const isOther = (written: PromptDraft, wanted: PromptDraft): boolean =>
  written.prompt.trim() !== '' && written.prompt !== wanted.prompt;
