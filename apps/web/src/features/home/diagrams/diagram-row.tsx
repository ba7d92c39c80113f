import { type DiagramSummary, thumbnailPath } from '@diagloom/contract';
import { findDiagramType } from '@diagloom/types/catalog';
import { Trash2 } from 'lucide-react';
import { classNames } from '../../../lib/class-names.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { listStrings } from '../../../strings/home.ts';
import { sharedWithStrings } from '../../../strings/sharing.ts';

interface DiagramRowProps {
  readonly diagram: DiagramSummary;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** The whole row opens the diagram: its button covers it, with the bin on top. */
export const DiagramRow = ({ diagram, isOpen, onOpen, onDelete }: DiagramRowProps) => (
  <li
    className={classNames(
      'group relative flex items-center gap-2.5 rounded-md p-1.5 transition-colors',
      isOpen ? 'bg-accent-wash' : 'hover:bg-sunken',
    )}
  >
    <span className="h-9 w-12 shrink-0 overflow-hidden rounded-sm border bg-white p-0.5">
      <img
        src={`${thumbnailPath(diagram.id)}?version=${diagram.version}`}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-contain"
      />
    </span>
    <span className="min-w-0 flex-1">
      <button
        type="button"
        aria-label={listStrings.open(diagram.title)}
        aria-current={isOpen || undefined}
        title={diagram.title}
        onClick={onOpen}
        className={classNames(
          'block w-full truncate text-left text-[13px] leading-5 after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent',
          isOpen && 'font-medium text-accent-ink',
        )}
      >
        {diagram.title}
      </button>
      <span className="block truncate text-ink-soft text-xs leading-4">
        {findDiagramType(diagram.diagramType)?.label ?? diagram.diagramType}
        {' · '}
        <time dateTime={diagram.createdAt} title={new Date(diagram.createdAt).toLocaleString()}>
          {relativeTime(new Date(diagram.createdAt), new Date())}
        </time>
        {diagram.ownerName !== null && ` · ${sharedWithStrings.by(diagram.ownerName)}`}
      </span>
    </span>
    {diagram.access === 'owner' && (
      <button
        type="button"
        aria-label={listStrings.delete(diagram.title)}
        onClick={onDelete}
        className="relative grid size-7 shrink-0 place-items-center rounded-sm text-ink-soft opacity-0 hover:text-danger focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
      >
        <Trash2 aria-hidden="true" className="size-3.5" />
      </button>
    )}
  </li>
);
