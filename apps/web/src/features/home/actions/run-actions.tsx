import { useEffect, useRef } from 'react';
import { useActions } from './use-actions.ts';

interface RunActionsProps {
  /** Their ids; nothing is done for one that is not offered now. */
  readonly actions: readonly string[];
  /** Told how many were done. */
  readonly onDone: (count: number) => void;
}

/** Does what keys were pressed for. */
export const RunActions = ({ actions, onDone }: RunActionsProps) => {
  const offered = useActions();
  const done = useRef<readonly string[]>(undefined);
  useEffect(() => {
    if (actions.length === 0 || done.current === actions) return;
    done.current = actions;
    for (const action of actions) offered.find(({ id }) => id === action)?.run();
    onDone(actions.length);
  });
  return null;
};
