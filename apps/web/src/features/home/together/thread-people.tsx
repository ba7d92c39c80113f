import { useWorkspace } from '../workspace/workspace-context.ts';
import { type LiveRoom, useRoom, useRoomState } from './live-rooms.ts';
import { threadPresence } from './thread-presence.ts';

interface ThreadPeopleProps {
  readonly diagramId: number;
  readonly threadId: number;
}

/** Says in a thread who else is at it; nothing while one is not connected. */
export const ThreadPeople = ({ diagramId, threadId }: ThreadPeopleProps) => {
  const room = useRoom(diagramId);
  return room === undefined ? null : <There room={room} threadId={threadId} />;
};

const There = ({ room, threadId }: { readonly room: LiveRoom; readonly threadId: number }) => {
  const { userId } = useWorkspace();
  const said = useRoomState(room, ({ others }) => threadPresence(others, threadId, userId));
  return (
    <p role="status" className="text-accent-ink text-xs italic empty:hidden">
      {said}
    </p>
  );
};
