import { useNavigate } from '@tanstack/react-router';
import { BookOpen, FolderOpen, Fullscreen, ImageUp, LogOut, PencilRuler } from 'lucide-react';
import { useLogOut } from '../../../hooks/use-log-out.ts';
import { boardStrings } from '../../../strings/board.ts';
import { importStrings } from '../../../strings/import.ts';
import { pictureStrings } from '../../../strings/picture.ts';
import { shellStrings } from '../../../strings/shell.ts';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { useImportDiagram } from '../api/import-diagram.ts';
import { chooseFile } from '../import/choose-file.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { Action } from './action.ts';

/** The other places of the product, and the way out. */
export const usePlaceActions = (): readonly Action[] => {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const importing = useImportDiagram(useWorkspace().open);
  const isFull = document.fullscreenElement !== null;
  return [
    {
      id: 'import',
      label: importStrings.open,
      group: 'go',
      Icon: FolderOpen,
      run: () => chooseFile(importing.open),
    },
    {
      id: 'picture',
      label: pictureStrings.open,
      group: 'go',
      Icon: ImageUp,
      run: () => void navigate({ to: '/', search: { view: 'picture' } }),
    },
    {
      id: 'board',
      label: boardStrings.panel,
      group: 'go',
      Icon: PencilRuler,
      run: () => void navigate({ to: '/', search: (before) => ({ ...before, view: 'board' as const }) }),
    },
    {
      id: 'knowledge',
      label: shellStrings.knowledge,
      group: 'go',
      Icon: BookOpen,
      run: () => void navigate({ to: '/knowledge' }),
    },
    ...(document.fullscreenEnabled
      ? [
          {
            id: 'full-screen',
            label: isFull ? workspaceStrings.leaveFullScreen : workspaceStrings.fullScreen,
            group: 'view' as const,
            Icon: Fullscreen,
            run: () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
          },
        ]
      : []),
    { id: 'log-out', label: shellStrings.logOut, group: 'go', Icon: LogOut, run: logOut },
  ];
};
