import { X } from 'lucide-react';
import { togetherStrings } from '../../../strings/together.ts';
import { type LiveRoom, useRoomState } from './live-rooms.ts';

/** Around the canvas while one looks along with somebody, in their color, with the way out of it at the foot, where nobody begins to read. */
export const FollowingFrame = ({ room }: { readonly room: LiveRoom }) => {
  const leader = useRoomState(room, ({ others, followed }) => others.find(({ clientId }) => clientId === followed));
  if (leader === undefined) return null;
  const { name, color } = leader;
  return (
    <div
      data-following={name}
      className="pointer-events-none absolute inset-0 z-20 flex items-end justify-center border-[3px]"
      style={{ borderColor: color }}
    >
      <button
        type="button"
        aria-label={togetherStrings.unfollow(name)}
        onClick={() => room.follow(undefined)}
        className="pointer-events-auto flex h-8 max-w-[70%] items-center gap-2 rounded-t-md px-3 font-medium text-[13px] text-white pointer-coarse:h-10"
        style={{ backgroundColor: color }}
      >
        <span className="min-w-0 truncate">{togetherStrings.following(name)}</span>
        <X aria-hidden="true" className="size-4 shrink-0" />
      </button>
    </div>
  );
};
