import { exportDiagramPath } from '@diagloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  Code,
  Compass,
  Download,
  ExternalLink,
  FileText,
  GitBranch,
  Keyboard,
  Maximize,
  MessageSquare,
  PanelLeft,
  Pencil,
  PenLine,
  Plus,
  Scaling,
  ScrollText,
  ShieldCheck,
  SunMoon,
  UserPlus,
  UserRound,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type ExportFormat, useExport } from '../../../hooks/use-export.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { useTheme } from '../../../hooks/use-theme.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { detailsStrings, exportStrings } from '../../../strings/home.ts';
import { shellStrings } from '../../../strings/shell.ts';
import { textPanelStrings } from '../../../strings/texts.ts';
import { actionStrings, editorStrings } from '../../../strings/workspace.ts';
import { currentPageOf } from '../api/current-page.ts';
import { useStartNewDiagram } from '../api/start-new-diagram.ts';
import { canChange } from '../can-change.ts';
import { copyActions } from '../copying/copy-actions.ts';
import { dockTabs } from '../dock/dock-tabs.ts';
import { usePageActions } from '../pages/use-page-actions.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { Action } from './action.ts';
import { offeredDrawingActions } from './drawing-actions.ts';
import { useLibraryActions } from './use-library-actions.ts';
import { usePlaceActions } from './use-place-actions.ts';
import { useStepActions } from './use-step-actions.ts';

const formats: readonly { readonly format: ExportFormat; readonly label: string }[] = [
  { format: 'drawio', label: exportStrings.drawio },
  { format: 'svg', label: exportStrings.svg },
  { format: 'png', label: exportStrings.png },
  { format: 'pdf', label: exportStrings.pdf },
  { format: 'md', label: exportStrings.outline },
];

/** Everything that can be done now, in the order of menus. */
export const useActions = (): readonly Action[] => {
  const queryClient = useQueryClient();
  const { diagram, isGuest, dock, rail, viewport, setDialog, startNew, promptRef } = useWorkspace();
  const session = useSession();
  const navigate = useNavigate();
  const { toggleTheme } = useTheme();
  const start = useStartNewDiagram(startNew);
  const pageActions = usePageActions(diagram);
  const places = usePlaceActions();
  const whole = useLibraryActions(diagram);
  const steps = useStepActions(diagram);
  const { mutate: download } = useExport({
    title: diagram?.title ?? '',
    exportPath: exportDiagramPath(diagram?.id ?? 0),
  });
  const write = (): void => {
    const box = document.querySelector<HTMLTextAreaElement>('aside textarea, main textarea');
    (promptRef.current ?? box)?.focus();
  };
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin';
  const always: readonly Action[] = [
    {
      id: 'new',
      label: actionStrings.newDiagram,
      group: 'diagram',
      Icon: Plus,
      shortcut: 'Alt+N',
      run: () => start.mutate(),
    },
    { id: 'write', label: actionStrings.write, group: 'view', Icon: PenLine, shortcut: '/', run: write },
    { id: 'rail', label: actionStrings.rail, group: 'view', Icon: PanelLeft, shortcut: 'Ctrl+\\', run: rail.toggle },
    { id: 'colours', label: actionStrings.theme, group: 'view', Icon: SunMoon, run: toggleTheme },
    {
      id: 'shortcuts',
      label: actionStrings.shortcuts,
      group: 'go',
      Icon: Keyboard,
      shortcut: '?',
      run: () => setDialog('shortcuts'),
    },
    { id: 'tour', label: actionStrings.tour, group: 'go', Icon: Compass, run: () => setDialog('tour') },
    {
      id: 'profile',
      label: shellStrings.profile,
      group: 'go',
      Icon: UserRound,
      run: () => void navigate({ to: '/profile' }),
    },
    ...(isAdmin
      ? [
          {
            id: 'admin',
            label: shellStrings.admin,
            group: 'go' as const,
            Icon: ShieldCheck,
            run: () => void navigate({ to: '/admin' }),
          },
        ]
      : []),
  ];
  const panels: readonly Action[] = dockTabs(diagram, isGuest)
    .filter(({ isRare }) => isRare === undefined)
    .map(({ id, label, Icon }) => ({
      id: `panel-${id}`,
      label,
      group: 'panels',
      Icon,
      run: () => dock.show(id),
    }));
  if (diagram === undefined) return [...always, ...panels, ...places];
  const toggleDock = (): void => (dock.isOpen ? dock.close() : dock.show(dock.tab));
  return [
    ...offeredDrawingActions(),
    ...always,
    ...(canChange(diagram)
      ? [
          {
            id: 'details',
            label: detailsStrings.title,
            group: 'diagram' as const,
            Icon: Pencil,
            run: () => setDialog('details'),
          },
        ]
      : []),
    ...(canChange(diagram)
      ? [
          {
            id: 'text-pane',
            label: textPanelStrings.title,
            group: 'diagram' as const,
            Icon: ScrollText,
            run: () => dock.show('text'),
          },
        ]
      : []),
    ...(diagram.access === 'owner'
      ? [
          {
            id: 'share',
            label: actionStrings.share,
            group: 'diagram' as const,
            Icon: UserPlus,
            run: () => setDialog('share'),
          },
        ]
      : []),
    {
      id: 'texts',
      label: exportStrings.texts,
      group: 'copy',
      Icon: FileText,
      run: () => setDialog('texts'),
    },
    {
      id: 'code-page',
      label: actionStrings.codePage,
      group: 'go',
      Icon: Code,
      run: () =>
        void navigate({
          to: '/code-generation',
          search: { diagramId: diagram.id, title: diagram.title, type: diagram.diagramType },
        }),
    },
    {
      id: 'editor',
      label: editorStrings.menu,
      group: 'open-elsewhere',
      Icon: ExternalLink,
      run: () => setDialog('editor'),
    },
    {
      id: 'git',
      label: editorStrings.git,
      group: 'open-elsewhere',
      Icon: GitBranch,
      run: () => showToast({ title: editorStrings.gitTitle, description: editorStrings.gitText }),
    },
    ...steps,
    ...whole,
    ...(canChange(diagram) ? pageActions : []),
    ...copyActions(diagram, currentPageOf(queryClient, diagram.id)),
    {
      id: 'dock',
      label: actionStrings.dock,
      group: 'view',
      Icon: MessageSquare,
      shortcut: 'Ctrl+.',
      run: toggleDock,
    },
    { id: 'zoom-in', label: actionStrings.zoomIn, group: 'view', Icon: ZoomIn, shortcut: '+', run: viewport.zoomIn },
    {
      id: 'zoom-out',
      label: actionStrings.zoomOut,
      group: 'view',
      Icon: ZoomOut,
      shortcut: '-',
      run: viewport.zoomOut,
    },
    {
      id: 'actual-size',
      label: actionStrings.actualSize,
      group: 'view',
      Icon: Scaling,
      shortcut: '0',
      run: () => viewport.zoomTo(1),
    },
    { id: 'fit', label: actionStrings.fit, group: 'view', Icon: Maximize, shortcut: 'F', run: viewport.fit },
    ...panels,
    ...places,
    ...formats.map(({ format, label }) => ({
      id: `export-${format}`,
      label: actionStrings.exportAs(label),
      group: 'export' as const,
      Icon: Download,
      run: () => download({ format }),
    })),
  ];
};
