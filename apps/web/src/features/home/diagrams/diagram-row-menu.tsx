import { Ellipsis } from 'lucide-react';
import { DeferredMenu } from '../../../components/deferred-menu.tsx';
import { lazyDialog } from '../../../components/lazy-part.tsx';
import { libraryStrings } from '../../../strings/library.ts';
import type { DiagramRowMenuProps } from './diagram-row-actions.tsx';

const DiagramRowActions = lazyDialog(async () => (await import('./diagram-row-actions.tsx')).DiagramRowActions);

/** What can be done with a diagram in the list without opening it. */
export const DiagramRowMenu = (props: DiagramRowMenuProps) => (
  <DeferredMenu
    trigger={
      <button
        type="button"
        aria-label={libraryStrings.actions(props.diagram.title)}
        className="relative grid size-7 shrink-0 place-items-center rounded-sm text-ink-soft opacity-0 hover:bg-line hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 data-[state=open]:opacity-100"
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </button>
    }
  >
    {(menu) => <DiagramRowActions {...props} {...menu} />}
  </DeferredMenu>
);
