import type { Point } from '@diagloom/diagram/model';
import { type RefObject, useEffect, useRef } from 'react';
import type { LiveStore } from '../canvas/editor/live.ts';
import type { Camera } from '../canvas/editor/use-camera.ts';
import type { LiveRoom, RoomState } from './live-rooms.ts';

interface PresenceOptions {
  readonly room: LiveRoom | undefined;
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly camera: Camera;
  readonly factor: number;
  readonly page: string;
  readonly selection: readonly string[];
  /** What a hand is doing. */
  readonly live: LiveStore;
  readonly onTurnTo: (page: string) => void;
  readonly onZoomTo: (factor: number) => void;
}

/** A pointer is told on so often while it moves, ms: 12 times a second. */
const tellEvery = 83;

/** Shows others where one is and what one has selected, and looks along with somebody as long as one does not move the paper oneself. */
export const usePresence = (options: PresenceOptions): void => {
  const { room, frameRef, page, selection } = options;
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });
  useEffect(() => room?.show({ page, selection }), [room, page, selection]);
  useEffect(() => {
    const frame = frameRef.current;
    if (room === undefined || frame === null) return;
    let timer: number | undefined;
    let last: Point | undefined;
    const tell = (): void => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        room.show({
          cursor: last === undefined ? undefined : current.current.camera.toPage(last),
          dragged: current.current.live.read().dragged,
          view: viewOf(frame, current.current),
        });
      }, tellEvery);
    };
    const handleMove = ({ clientX, clientY, pointerType }: PointerEvent): void => {
      last = pointerType === 'touch' ? undefined : { x: clientX, y: clientY };
      tell();
    };
    const handleLeave = (): void => {
      last = undefined;
      tell();
    };
    const handleOwnWay = (): void => room.follow(undefined);
    frame.addEventListener('pointermove', handleMove);
    frame.addEventListener('pointerup', tell);
    frame.addEventListener('pointercancel', tell);
    frame.addEventListener('pointerleave', handleLeave);
    frame.addEventListener('scroll', tell, { passive: true });
    frame.addEventListener('wheel', handleOwnWay, { passive: true });
    frame.addEventListener('pointerdown', handleOwnWay);
    tell();
    return () => {
      window.clearTimeout(timer);
      frame.removeEventListener('pointermove', handleMove);
      frame.removeEventListener('pointerup', tell);
      frame.removeEventListener('pointercancel', tell);
      frame.removeEventListener('pointerleave', handleLeave);
      frame.removeEventListener('scroll', tell);
      frame.removeEventListener('wheel', handleOwnWay);
      frame.removeEventListener('pointerdown', handleOwnWay);
    };
  }, [room, frameRef]);
  // Another page opens where one begins to read it.
  useEffect(() => {
    const leader = room === undefined ? undefined : leaderOf(room.read());
    const frame = frameRef.current;
    if (frame !== null && leader?.page === page && leader.view !== undefined) {
      centreOn(frame, current.current, leader.view);
    }
  }, [room, frameRef, page]);
  useEffect(() => {
    let seen = '';
    // Not a part of what is rendered, or the whole page would be at each movement of a pointer.
    return room?.subscribe(() => {
      const leader = leaderOf(room.read());
      const frame = frameRef.current;
      const now = JSON.stringify([leader?.page, leader?.view]);
      if (now === seen) return;
      seen = now;
      if (leader?.view === undefined || leader.page === undefined || frame === null) return;
      const { page: leadersPage, view } = leader;
      const { page: ownPage, onTurnTo, onZoomTo, factor } = current.current;
      if (leadersPage !== ownPage) onTurnTo(leadersPage);
      if (Math.abs(view.factor - factor) > 0.001) onZoomTo(view.factor);
      window.requestAnimationFrame(() => centreOn(frame, current.current, view));
    });
  }, [room, frameRef]);
};

const leaderOf = ({ others, followed }: RoomState) => others.find(({ clientId }) => clientId === followed);

/** The middle of what is seen, px of the page. */
const viewOf = (frame: HTMLElement, { camera, factor }: Pick<PresenceOptions, 'camera' | 'factor'>) => {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { ...camera.toPage({ x: left + width / 2, y: top + height / 2 }), factor };
};

const centreOn = (frame: HTMLElement, { camera, factor }: PresenceOptions, to: Point): void => {
  const now = viewOf(frame, { camera, factor });
  frame.scrollBy({ left: (to.x - now.x) * factor, top: (to.y - now.y) * factor, behavior: 'instant' });
};
