import type { SharedPerson } from '@diagloom/contract';
import { X } from 'lucide-react';
import { buttonClasses } from '../../../components/button-classes.ts';
import { classNames } from '../../../lib/class-names.ts';
import { shareStrings } from '../../../strings/sharing.ts';
import { useChangeRole, useRemoveAccess } from '../api/sharing.ts';
import { RoleSelect } from './role-select.tsx';

interface PeopleListProps {
  readonly id: number;
  readonly people: readonly SharedPerson[];
}

export const PeopleList = ({ id, people }: PeopleListProps) => {
  const change = useChangeRole(id);
  const remove = useRemoveAccess(id, shareStrings.removed);
  if (people.length === 0) {
    return <p className="text-ink-soft text-sm">{shareStrings.nobody}</p>;
  }
  return (
    <div>
      <ul className="divide-y rounded-lg border">
        {people.map((person) => {
          const label = person.name ?? person.invitedAs;
          // What was just chosen shows at once; the answer says what it is.
          const isChanging = change.isPending && change.variables.accessId === person.id;
          return (
            <li key={person.id} className="flex flex-wrap items-center gap-2 py-2 pr-2 pl-4">
              <div className="min-w-0 flex-1 text-sm max-sm:basis-full">
                <p className="truncate font-medium" title={label}>
                  {label}
                </p>
                <p className="truncate text-ink-soft text-xs">{subtitleOf(person)}</p>
              </div>
              <div className="max-sm:flex-1">
                <RoleSelect
                  label={shareStrings.roleOf(label)}
                  value={isChanging ? change.variables.role : person.role}
                  onChange={(role) => change.mutate({ accessId: person.id, role })}
                />
              </div>
              <button
                type="button"
                aria-label={shareStrings.remove(label)}
                disabled={remove.isPending && remove.variables === person.id}
                onClick={() => remove.mutate(person.id)}
                className={classNames(
                  buttonClasses({ variant: 'ghost', size: 'icon' }),
                  'text-ink-soft hover:text-danger',
                )}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-ink-soft text-xs">
        {shareStrings.hint}
        {people.some(({ came }) => came !== 'invited') && ` ${shareStrings.barredHint}`}
      </p>
    </div>
  );
};

const subtitleOf = ({ name, came, invitedAs }: SharedPerson): string => {
  if (came !== 'invited') return shareStrings.came[came];
  return name === null ? shareStrings.notOpened : invitedAs;
};
