import { type DiagramSummary, thumbnailPath } from '@diagloom/contract';
import { findDiagramType } from '@diagloom/types/catalog';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { listStrings } from '../../../strings/home.ts';
import { libraryStrings } from '../../../strings/library.ts';
import { sharedWithStrings } from '../../../strings/shared-with.ts';
import { StoredPicture } from '../preview/stored-picture.tsx';
import { TitleField } from './title-field.tsx';

interface DiagramRowProps {
  readonly diagram: DiagramSummary;
  readonly isOpen: boolean;
  /** Absent in the trash. */
  readonly onOpen: (() => void) | undefined;
  readonly isRenaming: boolean;
  readonly onRenamed: () => void;
  /** Its menu, at the right. */
  readonly children: ReactNode;
}

/** The whole row opens the diagram: its button covers it, with the menu on top. */
export const DiagramRow = ({ diagram, isOpen, onOpen, isRenaming, onRenamed, children }: DiagramRowProps) => {
  const { id, version, title, diagramType, updatedAt, ownerName, starred, trashedAt } = diagram;
  const typeName = findDiagramType(diagramType)?.label ?? diagramType;
  return (
    <li
      className={classNames(
        'group relative flex items-center gap-2.5 rounded-md p-1.5 transition-colors',
        isOpen ? 'bg-select-wash' : 'hover:bg-sunken',
      )}
    >
      <span className="h-9 w-12 shrink-0 overflow-hidden rounded-sm border bg-picture p-0.5">
        {trashedAt === null && <StoredPicture path={thumbnailPath(id)} query={`version=${version}`} alt="" isLazy />}
      </span>
      <span className="min-w-0 flex-1">
        {isRenaming ? (
          <TitleField
            id={id}
            title={title}
            className="relative z-10 h-6 w-full rounded-sm border border-accent bg-surface px-1 text-[13px]"
            onDone={onRenamed}
          />
        ) : onOpen === undefined ? (
          <span className="block truncate text-[13px] text-ink-soft leading-5">{title}</span>
        ) : (
          <button
            type="button"
            aria-label={listStrings.open(title)}
            aria-current={isOpen || undefined}
            title={title}
            onClick={onOpen}
            className={classNames(
              'line-clamp-2 w-full text-left text-[13px] leading-5 after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent',
              isOpen && 'font-medium text-select-ink',
            )}
          >
            {title}
          </button>
        )}
        {ownerName !== null && (
          <span className="block truncate text-ink-soft text-xs leading-4" title={sharedWithStrings.by(ownerName)}>
            {sharedWithStrings.by(ownerName)}
          </span>
        )}
        <span className="flex items-center gap-1 text-ink-soft text-xs leading-4">
          {starred && (
            <Star aria-label={libraryStrings.starred} className="size-3 shrink-0 fill-warning text-warning" />
          )}
          {ownerName === null && (
            <>
              {/* When it was changed tells it from its neighbours, so the type gives way. */}
              <span className="min-w-6 truncate" title={typeName}>
                {typeName}
              </span>
              <span aria-hidden="true">·</span>
            </>
          )}
          <time
            dateTime={updatedAt}
            title={new Date(updatedAt).toLocaleString()}
            className="shrink-0 whitespace-nowrap"
          >
            {relativeTime(new Date(updatedAt), new Date())}
          </time>
        </span>
      </span>
      {children}
    </li>
  );
};
