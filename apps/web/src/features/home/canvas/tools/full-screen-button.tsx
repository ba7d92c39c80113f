import { Expand, Shrink } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { workspaceStrings } from '../../../../strings/workspace.ts';
import { IconButton } from '../../bar/icon-button.tsx';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Gives the whole screen to the workspace; nothing where the browser has no such thing. */
export const FullScreenButton = () => {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = (): void => {
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  };
  const Sign = isFull ? Shrink : Expand;
  return (
    <IconButton
      label={isFull ? workspaceStrings.leaveFullScreen : workspaceStrings.fullScreen}
      onClick={toggle}
      className="max-lg:hidden"
    >
      <Sign aria-hidden="true" className="size-4" />
    </IconButton>
  );
};
