import type { AnnotationPerson } from '@diagloom/contract';
import { annotationPriorities } from '@diagloom/contract';
import { smallSelectClasses } from '../../../components/select-classes.ts';
import { classNames } from '../../../lib/class-names.ts';
import { commentStrings } from '../../../strings/comments.ts';
import type { ThreadFilter } from './threads.ts';

interface FilterBarProps {
  readonly filter: ThreadFilter;
  readonly people: readonly AnnotationPerson[];
  /** Open threads whose shape is gone. */
  readonly lost: number;
  readonly onChange: (filter: ThreadFilter) => void;
}

const states = ['open', 'resolved', 'all'] as const;

/** Which threads the list shows. */
export const FilterBar = ({ filter, people, lost, onChange }: FilterBarProps) => (
  <div className="grid gap-2 border-b p-3">
    <fieldset className="flex flex-wrap gap-0.5 rounded-md bg-sunken p-0.5">
      <legend className="sr-only">{commentStrings.state}</legend>
      {[...states, ...(lost > 0 || filter.state === 'lost' ? (['lost'] as const) : [])].map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={filter.state === state}
          onClick={() => onChange({ ...filter, state })}
          className={classNames(
            'h-7 pointer-coarse:h-10 flex-auto whitespace-nowrap rounded-sm px-2 font-medium text-[13px]',
            filter.state === state ? 'bg-surface text-ink shadow-lift' : 'text-ink-soft hover:text-ink',
          )}
        >
          {commentStrings.states[state]}
        </button>
      ))}
    </fieldset>
    <div className="flex gap-2">
      <select
        aria-label={commentStrings.person}
        value={filter.person ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, person: target.value === '' ? undefined : Number(target.value) })
        }
        className={`${smallSelectClasses} flex-1`}
      >
        <option value="">{commentStrings.anybody}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={commentStrings.priority}
        value={filter.priority ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, priority: annotationPriorities.find((priority) => priority === target.value) })
        }
        className={`${smallSelectClasses} flex-1`}
      >
        <option value="">{commentStrings.anyPriority}</option>
        {annotationPriorities.map((priority) => (
          <option key={priority} value={priority}>
            {commentStrings.priorities[priority]}
          </option>
        ))}
      </select>
    </div>
  </div>
);
