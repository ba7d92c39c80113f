import type { Diagram } from '@diagloom/contract';
import { Copy, Sparkles, Trash2, Wrench } from 'lucide-react';
import { libraryStrings } from '../../../strings/library.ts';
import { readabilityStrings } from '../../../strings/readability.ts';
import { useDuplicate, useTrash } from '../api/library.ts';
import { useTidyDiagram } from '../api/tidy-diagram.ts';
import { canChange } from '../can-change.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { Action } from './action.ts';

/** What can be done with the open diagram as a whole that has its buttons elsewhere. */
export const useLibraryActions = (diagram: Diagram | undefined): readonly Action[] => {
  const { open, startNew } = useWorkspace();
  const duplicate = useDuplicate(open);
  const trash = useTrash(startNew);
  const tidy = useTidyDiagram(diagram?.id ?? 0);
  if (diagram === undefined) return [];
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
          make('repair', readabilityStrings.repair, Wrench, () => tidy.mutate('repair')),
          make('tidy', readabilityStrings.tidy, Sparkles, () => tidy.mutate('whole')),
        ]
      : []),
    make('duplicate', libraryStrings.duplicate, Copy, () => duplicate.mutate(diagram.id)),
    ...(diagram.access === 'owner'
      ? [make('trash', libraryStrings.toTrash, Trash2, () => trash.mutate(diagram.id))]
      : []),
  ];
};
