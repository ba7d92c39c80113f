import type { Diagram } from '@diagloom/contract';
import { Copy, FileUp, Sparkles, Trash2, Wrench } from 'lucide-react';
import { showToast } from '../../../lib/toast-store.ts';
import { importStrings } from '../../../strings/import.ts';
import { libraryStrings } from '../../../strings/library.ts';
import { readabilityStrings } from '../../../strings/readability.ts';
import { useDuplicate, useTrash } from '../api/library.ts';
import { useReplaceDiagram } from '../api/replace-diagram.ts';
import { useTidyDiagram } from '../api/tidy-diagram.ts';
import { canChange } from '../can-change.ts';
import { chooseFile } from '../import/choose-file.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { Action } from './action.ts';

/** What can be done with the open diagram as a whole that has its buttons elsewhere. */
export const useLibraryActions = (diagram: Diagram | undefined): readonly Action[] => {
  const { open, startNew, isGuest, dock, setThread } = useWorkspace();
  const duplicate = useDuplicate(open);
  const trash = useTrash(startNew);
  const tidy = useTidyDiagram(diagram?.id ?? 0);
  const replace = useReplaceDiagram(diagram, (thread) => {
    dock.show('comments');
    setThread(thread);
  });
  if (diagram === undefined) return [];
  // What is said must also be said when the menu that it was chosen from is gone. Why it failed is told by itself.
  const run = (extent: 'repair' | 'whole'): void =>
    void tidy.mutateAsync(extent).then(
      ({ said }) => showToast({ title: said }),
      () => undefined,
    );
  const make = (id: string, label: string, Icon: Action['Icon'], run: () => void): Action => ({
    id,
    label,
    group: 'whole',
    Icon,
    run,
  });
  return [
    ...(canChange(diagram)
      ? [
          make('repair', readabilityStrings.repair, Wrench, () => run('repair')),
          make('tidy', readabilityStrings.tidy, Sparkles, () => run('whole')),
        ]
      : []),
    ...(canChange(diagram) && !isGuest
      ? [
          {
            ...make('replace', importStrings.replace, FileUp, () => chooseFile((file) => replace.mutate(file))),
            group: 'diagram' as const,
          },
        ]
      : []),
    make('duplicate', libraryStrings.duplicateDiagram, Copy, () => duplicate.mutate(diagram.id)),
    ...(diagram.access === 'owner'
      ? [
          {
            ...make('trash', libraryStrings.toTrash, Trash2, () => trash.mutate(diagram.id)),
            isRemoval: true as const,
          },
        ]
      : []),
  ];
};
