import { type DiagramSummary, thumbnailPath } from '@diagloom/contract';
import { findDiagramType } from '@diagloom/types/catalog';
import { Trash2 } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { buttonClasses } from '../../../components/button-classes.ts';
import { classNames } from '../../../lib/class-names.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { listStrings } from '../../../strings/home.ts';
import { roleNames, sharedWithStrings } from '../../../strings/sharing.ts';

interface DiagramCardProps {
  readonly diagram: DiagramSummary;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** The whole card opens the diagram: its button covers it, with the bin on top. */
export const DiagramCard = ({ diagram, isOpen, onOpen, onDelete }: DiagramCardProps) => (
  <li
    className={classNames(
      'group relative flex flex-col rounded-xl border bg-surface p-5 shadow-lift transition-colors',
      isOpen ? 'border-accent' : 'hover:border-line-control',
    )}
  >
    <span className="-mx-5 -mt-5 mb-4 block h-32 overflow-hidden rounded-t-xl border-b bg-white p-3">
      <img
        src={`${thumbnailPath(diagram.id)}?version=${diagram.version}`}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-contain"
      />
    </span>
    <div className="flex items-start justify-between gap-3">
      <h3 className="min-w-0 text-[15px] tracking-normal">
        <button
          type="button"
          aria-label={listStrings.open(diagram.title)}
          aria-current={isOpen || undefined}
          onClick={onOpen}
          className="line-clamp-2 break-words text-left after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
        >
          {diagram.title}
        </button>
      </h3>
      {diagram.access === 'owner' && (
        <button
          type="button"
          aria-label={listStrings.delete(diagram.title)}
          onClick={onDelete}
          className={classNames(
            buttonClasses({ variant: 'ghost', size: 'icon' }),
            'relative -mt-2 -mr-2 text-ink-soft hover:text-danger',
          )}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
    <p className="mt-1.5 line-clamp-2 text-ink-soft text-sm">{diagram.description || diagram.prompt}</p>
    {diagram.ownerName !== null && (
      <p className="mt-2 truncate text-ink-soft text-xs">
        <span className="font-medium text-accent-ink">{roleNames[diagram.access]}</span>
        {` · ${sharedWithStrings.by(diagram.ownerName)}`}
      </p>
    )}
    <div className="mt-auto flex items-center justify-between gap-3 pt-4">
      <Badge tone="plain">{findDiagramType(diagram.diagramType)?.label ?? diagram.diagramType}</Badge>
      <time
        dateTime={diagram.createdAt}
        title={new Date(diagram.createdAt).toLocaleString()}
        className="text-ink-soft text-xs"
      >
        {relativeTime(new Date(diagram.createdAt), new Date())}
      </time>
    </div>
  </li>
);
