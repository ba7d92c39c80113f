import { classNames } from '../../../lib/class-names.ts';
import { sharedWithStrings } from '../../../strings/sharing.ts';
import type { DiagramScope } from '../api/list-diagrams.ts';

interface ScopeFilterProps {
  readonly scope: DiagramScope;
  readonly onChange: (scope: DiagramScope) => void;
}

const scopes = ['all', 'own', 'shared'] as const satisfies readonly DiagramScope[];

/** Whose diagrams the list has. */
export const ScopeFilter = ({ scope, onChange }: ScopeFilterProps) => (
  <fieldset className="flex rounded-md bg-sunken p-0.5">
    <legend className="sr-only">{sharedWithStrings.scopeLabel}</legend>
    {scopes.map((choice) => (
      <button
        key={choice}
        type="button"
        aria-pressed={choice === scope}
        onClick={() => onChange(choice)}
        className={classNames(
          'h-7 flex-1 whitespace-nowrap rounded-sm px-1.5 text-xs transition-colors',
          choice === scope ? 'bg-surface font-medium shadow-lift' : 'text-ink-soft hover:text-ink',
        )}
      >
        {sharedWithStrings.scopes[choice]}
      </button>
    ))}
  </fieldset>
);
