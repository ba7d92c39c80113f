import { useEffect, useRef } from 'react';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { useActions } from './use-actions.ts';

/** `ctrl+k`, `alt+n`, `?` ...: the Command key counts as Ctrl, and Shift says which of two signs a key writes where it is alone. */
const comboOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string => {
  const isCommand = ctrlKey || metaKey;
  return `${isCommand ? 'ctrl+' : ''}${isCommand && shiftKey ? 'shift+' : ''}${altKey ? 'alt+' : ''}${key.toLowerCase()}`;
};

/** What a field of text does itself. */
const ofFields = new Set(['ctrl+z', 'ctrl+shift+z', 'ctrl+y']);

/** Whether a letter belongs to what somebody writes. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The keys that work anywhere in the workspace; those of the canvas are its own. */
export const WorkspaceKeys = () => {
  const { setDialog } = useWorkspace();
  const actions = useActions();
  const latest = useRef({ setDialog, actions });
  latest.current = { setDialog, actions };
  useEffect(() => {
    const run = (id: string): void => latest.current.actions.find((action) => action.id === id)?.run();
    const keys: Readonly<Record<string, () => void>> = {
      'ctrl+k': () => latest.current.setDialog('palette'),
      'ctrl+\\': () => run('rail'),
      'ctrl+.': () => run('dock'),
      'alt+n': () => run('new'),
      'ctrl+z': () => run('undo'),
      'ctrl+shift+z': () => run('redo'),
      'ctrl+y': () => run('redo'),
      '?': () => run('shortcuts'),
      '/': () => run('write'),
    };
    const handleKeyDown = (event: KeyboardEvent): void => {
      const combo = comboOf(event);
      const action = keys[combo];
      const isOfFields = combo.length === 1 || ofFields.has(combo);
      if (action === undefined || event.defaultPrevented || (isOfFields && isWriting(event.target))) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return null;
};
