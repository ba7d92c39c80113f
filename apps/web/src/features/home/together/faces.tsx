import type { Diagram } from '@diagloom/contract';
import { Check, CloudOff, CloudUpload, Megaphone, PhoneOff, Users } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { menuItemClasses } from '../../../components/menu-classes.ts';
import { MenuContent } from '../../../components/menu-content.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { togetherStrings } from '../../../strings/together.ts';
import { useEndLive } from '../api/end-live.ts';
import { canChange } from '../can-change.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { type LiveRoom, type Other, useRoom, useRoomState } from './live-rooms.ts';

/** So many stand in the bar by themselves. */
const mostFaces = 4;

/** Who else is at the diagram, and whether what was done is kept; nothing while one is not connected. */
export const Faces = ({ diagram }: { readonly diagram: Diagram }) => {
  const room = useRoom(diagram.id);
  return room === undefined ? null : <Present room={room} diagram={diagram} />;
};

const Present = ({ room, diagram }: { readonly room: LiveRoom; readonly diagram: Diagram }) => {
  const { others, followed, saved } = useRoomState(room, (state) => state);
  const { setDialog } = useWorkspace();
  const [isEnding, setEnding] = useState(false);
  const end = useEndLive(diagram.id);
  const people = [...new Map(others.map((other) => [other.userId, other])).values()];
  const pageOf = ({ page }: Other): string | undefined =>
    diagram.pages.length > 1 ? diagram.pages.find(({ id }) => id === page)?.name : undefined;
  return (
    <>
      <SavedMark saved={saved} />
      {people.length > 0 && (
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger className="flex shrink-0 items-center rounded-full p-0.5 hover:bg-sunken">
            <span className="sr-only">{togetherStrings.here(people.map(({ name }) => name))}</span>
            {people.slice(0, mostFaces).map((other) => (
              <Face key={other.userId} other={other} isFollowed={other.clientId === followed} />
            ))}
            {people.length > mostFaces && (
              <span aria-hidden="true" className="ml-1.5 pr-1 text-ink-soft text-xs">
                +{people.length - mostFaces}
              </span>
            )}
          </DropdownMenu.Trigger>
          <MenuContent>
            {people.map((other) => (
              <DropdownMenu.Item
                key={other.userId}
                onSelect={() => room.follow(other.clientId === followed ? undefined : other.clientId)}
                className={menuItemClasses}
              >
                <Face other={other} isFollowed={false} />
                <span className="min-w-0 flex-1 truncate">
                  {other.clientId === followed
                    ? togetherStrings.unfollow(other.name)
                    : togetherStrings.follow(other.name)}
                  {pageOf(other) !== undefined && <span className="text-ink-soft"> · {pageOf(other)}</span>}
                </span>
              </DropdownMenu.Item>
            ))}
            {canChange(diagram) && (
              <DropdownMenu.Item onSelect={room.call} className={menuItemClasses}>
                <Megaphone aria-hidden="true" className="size-4 text-ink-soft" />
                {togetherStrings.call}
              </DropdownMenu.Item>
            )}
            {diagram.access === 'owner' && (
              <>
                <DropdownMenu.Separator className="my-1 h-px bg-line" />
                <DropdownMenu.Item onSelect={() => setDialog('share')} className={menuItemClasses}>
                  <Users aria-hidden="true" className="size-4 text-ink-soft" />
                  {togetherStrings.manage}
                </DropdownMenu.Item>
                <DropdownMenu.Item onSelect={() => setEnding(true)} className={menuItemClasses}>
                  <PhoneOff aria-hidden="true" className="size-4 text-ink-soft" />
                  {togetherStrings.end}
                </DropdownMenu.Item>
              </>
            )}
          </MenuContent>
        </DropdownMenu.Root>
      )}
      <ConfirmDialog
        isOpen={isEnding}
        isBusy={end.isPending}
        title={togetherStrings.endTitle}
        text={togetherStrings.endText}
        confirmLabel={togetherStrings.endConfirm}
        cancelLabel={togetherStrings.cancel}
        onConfirm={() => end.mutate(undefined, { onSettled: () => setEnding(false) })}
        onClose={() => setEnding(false)}
      />
    </>
  );
};

const Face = ({ other: { name, color }, isFollowed }: { readonly other: Other; readonly isFollowed: boolean }) => (
  <span
    aria-hidden="true"
    title={name}
    className={classNames(
      '-ml-1 grid size-7 shrink-0 place-items-center rounded-full border-2 border-paper font-semibold text-[11px] text-white first:ml-0',
      isFollowed && 'ring-2 ring-accent',
    )}
    style={{ backgroundColor: color }}
  >
    {initialsOf(name)}
  </span>
);

const initialsOf = (name: string): string =>
  name
    .replace(/\(.*\)/, '')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();

const marks = { saved: Check, saving: CloudUpload, offline: CloudOff } as const;

/** The truth: what is saved is written to the server's disk. */
const SavedMark = ({ saved }: { readonly saved: keyof typeof marks }) => {
  const Icon = marks[saved];
  return (
    <span
      role="status"
      title={togetherStrings.savedText[saved]}
      data-saved={saved}
      className={classNames(
        'flex shrink-0 items-center gap-1 px-1 text-xs',
        saved === 'offline' ? 'text-warning' : 'text-ink-soft',
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="max-lg:sr-only">{togetherStrings.saved[saved]}</span>
    </span>
  );
};
