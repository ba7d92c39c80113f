import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyExtra } from '../../../components/lazy-part.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';

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

/** What each combination does: the id of an action. */
const actionIds: Readonly<Record<string, string>> = {
  'ctrl+k': 'palette',
  'ctrl+\\': 'rail',
  'ctrl+.': 'dock',
  'alt+n': 'new',
  'ctrl+z': 'undo',
  'ctrl+shift+z': 'redo',
  'ctrl+y': 'redo',
  '?': 'shortcuts',
  '/': 'write',
};

const RunActions = lazyExtra(async () => (await import('./run-actions.tsx')).RunActions);

/** The keys that work anywhere in the workspace; those of the canvas are its own. What they do is loaded with the first of them. */
export const WorkspaceKeys = () => {
  const { setDialog } = useWorkspace();
  /** Ids of actions in the order of their keys; undefined before the first. */
  const [pressed, setPressed] = useState<readonly string[]>();
  const openPalette = useRef(() => {});
  useEffect(() => {
    openPalette.current = () => setDialog('palette');
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      const combo = comboOf(event);
      const action = actionIds[combo];
      const isOfFields = combo.length === 1 || ofFields.has(combo);
      if (action === undefined || event.defaultPrevented || (isOfFields && isWriting(event.target))) return;
      event.preventDefault();
      if (action === 'palette') openPalette.current();
      else setPressed((before = []) => [...before, action]);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  if (pressed === undefined) return null;
  return (
    <Suspense>
      <RunActions actions={pressed} onDone={(count) => setPressed((before = []) => before.slice(count))} />
    </Suspense>
  );
};
