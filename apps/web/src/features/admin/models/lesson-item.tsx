import type { Lesson } from '@diagloom/contract';
import { Button } from '../../../components/button.tsx';
import { dateAndTime } from '../../../lib/dates.ts';
import { lessonStrings } from '../../../strings/lessons.ts';

interface LessonItemProps {
  readonly lesson: Lesson;
  readonly isBusy: boolean;
  readonly onDelete: () => void;
}

/** A text with what a model made of it, opened to be read. */
export const LessonItem = ({ lesson, isBusy, onDelete }: LessonItemProps) => {
  const { text, kind, diagramType, model, keptAt, before, answer } = lesson;
  return (
    <li className="relative px-5 py-3 text-sm">
      <details>
        <summary className="cursor-pointer pr-24">
          <span className="break-words">{text}</span>
          <span className="block text-ink-soft text-xs">
            {[lessonStrings.kinds[kind], diagramType, model, dateAndTime(keptAt)].join(' · ')}
          </span>
        </summary>
        <dl className="mt-2 grid gap-2 text-xs">
          {before !== '' && <Notation name={lessonStrings.before} text={before} />}
          <Notation name={lessonStrings.answer} text={answer} />
        </dl>
      </details>
      <Button
        variant="ghost"
        size="small"
        className="absolute top-2 right-3"
        aria-label={lessonStrings.removeNamed(text)}
        isBusy={isBusy}
        onClick={onDelete}
      >
        {lessonStrings.remove}
      </Button>
    </li>
  );
};

const Notation = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt className="text-ink-soft">{name}</dt>
    <dd>
      <pre className="mt-1 max-h-60 overflow-auto whitespace-pre-wrap break-words rounded-md bg-sunken px-3 py-2">
        {text}
      </pre>
    </dd>
  </div>
);
