import type { LessonList } from '@diagloom/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Panel } from '../../../components/panel.tsx';
import { lessonStrings } from '../../../strings/lessons.ts';
import { useDeleteLessons, useKeepLessons } from '../api/lessons.ts';
import { LessonItem } from './lesson-item.tsx';

/** Whether what models taught is kept, and what was. */
export const LessonsPanel = ({ kept }: { readonly kept: LessonList }) => {
  const keep = useKeepLessons();
  const remove = useDeleteLessons();
  const [isAsking, setAsking] = useState(false);
  const { lessons, total } = kept;
  return (
    <Panel
      title={lessonStrings.title}
      actions={
        total > 0 && (
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {lessonStrings.removeAll}
          </Button>
        )
      }
    >
      <div className="grid gap-3 p-5 text-sm">
        <p className="max-w-[75ch] text-ink-soft">{lessonStrings.text}</p>
        <p className="max-w-[75ch] text-ink-soft">{lessonStrings.names}</p>
        <label className="flex items-center gap-2.5 font-medium">
          <input
            type="checkbox"
            checked={keep.isPending ? keep.variables : kept.isKept}
            onChange={({ target }) => keep.mutate(target.checked)}
            className="size-4 accent-accent"
          />
          {lessonStrings.keep}
        </label>
        <p className="break-all text-[13px] text-ink-soft">
          {total === 0 ? lessonStrings.none : lessonStrings.total(total, lessons.length)}
          {' · '}
          {lessonStrings.file(kept.file, sizeOf(kept.bytes), sizeOf(kept.mostBytes))}
        </p>
      </div>
      {total > 0 && (
        <ul aria-label={lessonStrings.list} className="max-h-120 divide-y overflow-y-auto border-t">
          {lessons.map((lesson) => (
            <LessonItem
              key={lesson.id}
              lesson={lesson}
              isBusy={remove.isPending && remove.variables === lesson.id}
              onDelete={() => remove.mutate(lesson.id)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={remove.isPending}
        title={lessonStrings.removeAllTitle}
        text={lessonStrings.removeAllText}
        confirmLabel={lessonStrings.removeAll}
        cancelLabel={lessonStrings.cancel}
        onConfirm={() => remove.mutate('all', { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
};

const sizeOf = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} KB`;
