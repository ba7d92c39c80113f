import { Command } from 'cmdk';
import { FileText } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { overlayClasses } from '../../../components/dialog-classes.ts';
import { actionStrings } from '../../../strings/workspace.ts';
import { useDiagrams } from '../api/list-diagrams.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { Action } from './action.ts';
import { useActions } from './use-actions.ts';

const groups = [
  'canvas',
  'steps',
  'diagram',
  'open-elsewhere',
  'copy',
  'whole',
  'pages',
  'view',
  'panels',
  'export',
  'go',
] as const satisfies readonly Action['group'][];

const itemClasses =
  'flex cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm data-[selected=true]:bg-select-wash data-[selected=true]:text-select-ink select-none';

/** Every action of the workspace, and every diagram of the list, by name. */
export const CommandPalette = ({ onClose }: { readonly onClose: () => void }) => {
  const { open } = useWorkspace();
  const actions = useActions();
  const offered = groups.filter((group) => actions.some((action) => action.group === group));
  const diagrams = useDiagrams().data?.diagrams ?? [];
  const choose = (run: () => void) => (): void => {
    onClose();
    // The focus goes back first, and what is done may take it elsewhere.
    window.requestAnimationFrame(() => window.requestAnimationFrame(run));
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClasses} />
        <Dialog.Content className="fixed top-[14dvh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 animate-enter overflow-hidden rounded-xl border bg-raised shadow-float">
          <Dialog.Title className="sr-only">{actionStrings.palette}</Dialog.Title>
          <Dialog.Description className="sr-only">{actionStrings.paletteText}</Dialog.Description>
          <Command label={actionStrings.palette} loop>
            <Command.Input
              autoFocus
              placeholder={actionStrings.placeholder}
              className="h-12 w-full border-b bg-transparent px-4 text-[15px] outline-none placeholder:text-ink-soft"
            />
            <Command.List className="max-h-[52dvh] scroll-pb-6 overflow-y-auto p-1.5 pb-6 [mask-image:linear-gradient(to_top,transparent,black_1.5rem)]">
              <Command.Empty className="px-3 py-6 text-center text-ink-soft text-sm">
                {actionStrings.nothing}
              </Command.Empty>
              {offered.map((group) => (
                <Group key={group} heading={actionStrings.groups[group]}>
                  {actions
                    .filter((action) => action.group === group)
                    .map(({ id, label, Icon, shortcut, run }) => (
                      <Command.Item key={id} value={`${label} ${id}`} onSelect={choose(run)} className={itemClasses}>
                        <Icon aria-hidden="true" className="size-4 text-ink-soft" />
                        {label}
                        {shortcut !== undefined && <kbd className="ml-auto text-ink-soft text-xs">{shortcut}</kbd>}
                      </Command.Item>
                    ))}
                </Group>
              ))}
              {diagrams.length > 0 && (
                <Group heading={actionStrings.openDiagram}>
                  {diagrams.map(({ id, title }) => (
                    <Command.Item
                      key={id}
                      value={`${title} #${id}`}
                      onSelect={choose(() => open(id))}
                      className={itemClasses}
                    >
                      <FileText aria-hidden="true" className="size-4 text-ink-soft" />
                      <span className="truncate">{title}</span>
                    </Command.Item>
                  ))}
                </Group>
              )}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

const Group = ({ heading, children }: React.ComponentProps<typeof Command.Group>) => (
  <Command.Group
    heading={heading}
    className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-soft [&_[cmdk-group-heading]]:text-xs"
  >
    {children}
  </Command.Group>
);
