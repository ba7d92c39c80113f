import { useSearch } from '@tanstack/react-router';
import { TipProvider } from '../../components/tip.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSession } from '../../hooks/use-session.ts';
import { homeStrings } from '../../strings/home.ts';
import { WorkspaceKeys } from './actions/workspace-keys.tsx';
import { Bar } from './bar/bar.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { CanvasRow } from './canvas/tools/canvas-row.tsx';
import { WorkspaceDialogs } from './dialogs/workspace-dialogs.tsx';
import { DockPlace } from './dock/dock-place.tsx';
import { LiveProvider } from './live/live-provider.tsx';
import { Rail } from './rail/rail.tsx';
import { Stage } from './stage/stage.tsx';
import { WorkspaceNotices } from './workspace/workspace-notices.tsx';
import { WorkspaceProvider } from './workspace/workspace-provider.tsx';

/** The workspace: it fills the window, and everything but the canvas can be put away. */
export const HomePage = () => {
  useDocumentTitle(homeStrings.title);
  const session = useSession();
  const { view } = useSearch({ from: '__root__' });
  if (session.status !== 'signed-in' && session.status !== 'guest') return null;
  const isGuest = session.status === 'guest';
  return (
    <TipProvider>
      <WorkspaceProvider session={session}>
        <LiveProvider>
          <div className="flex h-dvh flex-col overflow-hidden">
            <Bar />
            <WorkspaceNotices />
            <div className="relative flex min-h-0 flex-1 max-md:flex-col md:grid md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:grid-rows-[minmax(0,1fr)_auto]">
              {!isGuest && <Rail />}
              <main id="content" tabIndex={-1} className="min-h-0 min-w-0 flex-1 outline-none md:col-start-2">
                {isGuest ? (
                  <CanvasRow hasTools>
                    <div className="min-h-0 flex-1">
                      <Canvas />
                    </div>
                  </CanvasRow>
                ) : (
                  <Stage />
                )}
              </main>
              {view === undefined && <DockPlace />}
            </div>
          </div>
          {!isGuest && <WorkspaceKeys />}
          <WorkspaceDialogs />
        </LiveProvider>
      </WorkspaceProvider>
    </TipProvider>
  );
};
