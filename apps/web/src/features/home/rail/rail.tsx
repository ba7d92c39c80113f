import { Plus } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useSession } from '../../../hooks/use-session.ts';
import { classNames } from '../../../lib/class-names.ts';
import { previewStrings } from '../../../strings/home.ts';
import { workspaceStrings } from '../../../strings/workspace.ts';
import { useStartNewDiagram } from '../api/start-new-diagram.ts';
import { DiagramList } from '../diagrams/diagram-list.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { RailNavigation } from './rail-navigation.tsx';

/** At the left: the person's diagrams, and the way to the other pages. Over the canvas where the window is narrow. */
export const Rail = () => {
  const { rail, diagramId, open, startNew } = useWorkspace();
  const session = useSession();
  const start = useStartNewDiagram(startNew);
  if (!rail.isOpen) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button of the bar does the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing beside an open drawer shuts it */}
      {rail.isOver && <div className="absolute inset-0 z-20 bg-veil" onClick={rail.close} />}
      <aside
        aria-label={workspaceStrings.rail}
        className={classNames(
          'z-20 flex w-[264px] shrink-0 flex-col border-r bg-paper md:col-start-1 md:row-span-2',
          rail.isOver && 'absolute inset-y-0 left-0 animate-enter shadow-float',
        )}
      >
        <div className="p-3 pb-2">
          <Button
            variant="secondary"
            size="small"
            isBusy={start.isPending}
            onClick={() => start.mutate()}
            className="w-full justify-start"
          >
            <Plus aria-hidden="true" className="size-4" />
            {previewStrings.newDiagram}
          </Button>
        </div>
        <DiagramList openId={diagramId} onOpen={open} onGone={(id) => id === diagramId && startNew()} />
        {session.status === 'signed-in' && <RailNavigation role={session.user.role} />}
      </aside>
    </>
  );
};
