import type { GenerationReport } from '@diagloom/contract';
import { classNames } from '../../../lib/class-names.ts';
import { previewStrings } from '../../../strings/home.ts';

interface MarkedPromptProps {
  readonly prompt: string;
  /** In the order of the prompt, without overlaps. */
  readonly marks: GenerationReport['marks'];
}

/** What was typed, the words marked that were not drawn or that may be drawn wrongly, and what each kind of mark means. */
export const MarkedPrompt = ({ prompt, marks }: MarkedPromptProps) => (
  <section aria-label={previewStrings.marked} className="mt-4 border-t pt-4">
    <h3 className="text-ink-soft text-sm tracking-normal">{previewStrings.marked}</h3>
    <ul aria-label={previewStrings.markedLegend} className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {kindsOf(marks).map((why) => (
        <li key={why}>
          <mark className={classNames(markClasses[why], 'rounded px-1')}>{previewStrings.markedAs[why]}</mark>
        </li>
      ))}
    </ul>
    <p className="mt-2 whitespace-pre-wrap break-words">
      {marks.map(({ start, end, why }, place) => (
        <span key={start}>
          {prompt.slice(marks[place - 1]?.end ?? 0, start)}
          <mark className={classNames(markClasses[why])}>{prompt.slice(start, end)}</mark>
        </span>
      ))}
      {prompt.slice(marks.at(-1)?.end ?? 0)}
    </p>
  </section>
);

type Why = GenerationReport['marks'][number]['why'];

/** The kinds of marks that there are, in the order in which people should look at them. */
const kindsOf = (marks: GenerationReport['marks']): readonly Why[] =>
  whys.filter((why) => marks.some((mark) => mark.why === why));

const whys: readonly Why[] = ['not-drawn', 'doubtful', 'set-aside'];

const markClasses = {
  'not-drawn': 'bg-warning/25 text-inherit underline decoration-warning',
  doubtful: 'bg-warning/15 text-inherit',
  'set-aside': 'bg-transparent text-ink-soft line-through',
} as const satisfies Readonly<Record<Why, string>>;
