import { Suspense } from 'react';
import { lazyDialog } from '../../../components/lazy-part.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';

// None of them is there before somebody opens it.
const EditDetailsDialog = lazyDialog(
  async () => (await import('../preview/edit-details-dialog.tsx')).EditDetailsDialog,
);
const TextDialog = lazyDialog(async () => (await import('../texts/text-dialog.tsx')).TextDialog);
const ShareDialog = lazyDialog(async () => (await import('../sharing/share-dialog.tsx')).ShareDialog);
const CommandPalette = lazyDialog(async () => (await import('../actions/command-palette.tsx')).CommandPalette);
const ShortcutsDialog = lazyDialog(async () => (await import('../actions/shortcuts-dialog.tsx')).ShortcutsDialog);
const PageNameDialog = lazyDialog(async () => (await import('../pages/page-name-dialog.tsx')).PageNameDialog);
const EditorDialog = lazyDialog(async () => (await import('./editor-dialog.tsx')).EditorDialog);
const Tour = lazyDialog(async () => (await import('../tour/tour.tsx')).Tour);

/** The window that is open over the workspace, if one is. */
export const WorkspaceDialogs = () => {
  const { dialog, setDialog, diagram } = useWorkspace();
  if (dialog === undefined) return null;
  const close = (): void => setDialog(undefined);
  return (
    <Suspense>
      {dialog === 'palette' && <CommandPalette onClose={close} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {dialog === 'tour' && <Tour onClose={close} />}
      {diagram !== undefined && dialog === 'details' && <EditDetailsDialog diagram={diagram} onClose={close} />}
      {diagram !== undefined && dialog === 'texts' && <TextDialog diagram={diagram} onClose={close} />}
      {diagram !== undefined && dialog === 'share' && <ShareDialog diagram={diagram} onClose={close} />}
      {diagram !== undefined && dialog === 'page-name' && <PageNameDialog diagram={diagram} onClose={close} />}
      {diagram !== undefined && dialog === 'editor' && <EditorDialog diagram={diagram} onClose={close} />}
    </Suspense>
  );
};
