import { Dialog } from 'radix-ui';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { canvasStrings } from '../../../strings/canvas.ts';
import { actionStrings } from '../../../strings/workspace.ts';
import { arrangementKeys, drawingKeys } from './drawing-keys.ts';
import { useActions } from './use-actions.ts';

interface Shortcut {
  readonly label: string;
  readonly keys: string;
}

/** Keys that belong to a text, not to an action. */
const writing: readonly Shortcut[] = [
  { label: actionStrings.generate, keys: 'Ctrl+Enter' },
  { label: actionStrings.send, keys: 'Enter' },
  { label: actionStrings.newLine, keys: 'Shift+Enter' },
  { label: actionStrings.escape, keys: 'Esc' },
];

const { drawing, arrangements, moves } = canvasStrings;

/** All that the canvas has keys for, whatever is selected. */
const canvasKeys: readonly Shortcut[] = [
  ...moves.map(([keys, label]) => ({ keys, label })),
  ...Object.entries(drawingKeys).map(([id, keys]) => ({ keys, label: drawing[id as keyof typeof drawing] })),
  ...Object.entries(arrangementKeys).map(([how, keys]) => ({
    keys,
    label: arrangements[how as keyof typeof arrangements],
  })),
];

/** The keys that do something here. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const actions = useActions();
  const keysOf = (group: 'diagram' | 'view' | 'go'): readonly Shortcut[] =>
    actions.flatMap(({ group: own, label, shortcut }) =>
      own === group && shortcut !== undefined ? [{ label, keys: shortcut }] : [],
    );
  const { groups } = actionStrings;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame width="medium" title={actionStrings.shortcuts} text={actionStrings.shortcutsText}>
        <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <Keys
            title={groups.diagram}
            keys={[{ label: actionStrings.paletteOpen, keys: 'Ctrl+K' }, ...keysOf('diagram'), ...keysOf('go')]}
          />
          <Keys title={groups.writing} keys={writing} />
          <Keys title={groups.view} keys={keysOf('view')} />
        </div>
        <div className="mt-6 [&_dl]:gap-x-10 [&_dl]:sm:grid-cols-2">
          <Keys title={groups.canvas} keys={canvasKeys} />
        </div>
      </DialogFrame>
    </Dialog.Root>
  );
};

const Keys = ({ title, keys }: { readonly title: string; readonly keys: readonly Shortcut[] }) => (
  <section>
    <h3 className="font-medium text-[13px] text-ink-soft tracking-normal">{title}</h3>
    <dl className="mt-2 grid gap-1.5 text-sm">
      {keys.map(({ label, keys: combo }) => (
        <div key={label} className="flex items-center justify-between gap-4">
          <dt>{label}</dt>
          <dd>
            <kbd className="rounded-sm border bg-sunken px-1.5 py-0.5 text-xs">{combo}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
