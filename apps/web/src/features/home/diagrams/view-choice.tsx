import type { Folder } from '@diagloom/contract';
import { smallSelectClasses } from '../../../components/select-classes.ts';
import { libraryStrings } from '../../../strings/library.ts';
import type { ListSort } from '../api/list-diagrams.ts';
import { fixedViews, type ListView } from './list-view.ts';

interface ViewChoiceProps {
  readonly view: ListView;
  readonly folders: readonly Folder[];
  readonly onChange: (view: ListView) => void;
}

/** Which diagrams the list has. */
export const ViewChoice = ({ view, folders, onChange }: ViewChoiceProps) => (
  <select
    aria-label={libraryStrings.view}
    value={view}
    onChange={({ target }) => onChange(target.value as ListView)}
    className={`${smallSelectClasses} flex-1`}
  >
    {fixedViews.map((each) => (
      <option key={each} value={each}>
        {libraryStrings.views[each]}
      </option>
    ))}
    {folders.length > 0 && (
      <optgroup label={libraryStrings.folders}>
        {folders.map(({ id, name, count }) => (
          <option key={id} value={`folder-${id}`}>
            {libraryStrings.folder(name, count)}
          </option>
        ))}
      </optgroup>
    )}
    <option value="trash">{libraryStrings.views.trash}</option>
  </select>
);

const sorts = ['updated', 'created', 'title'] as const satisfies readonly ListSort[];

interface SortChoiceProps {
  readonly sort: ListSort;
  readonly onChange: (sort: ListSort) => void;
}

/** In which order. */
export const SortChoice = ({ sort, onChange }: SortChoiceProps) => (
  <select
    aria-label={libraryStrings.sort}
    value={sort}
    onChange={({ target }) => onChange(target.value as ListSort)}
    className={`${smallSelectClasses} max-w-28`}
  >
    {sorts.map((each) => (
      <option key={each} value={each}>
        {libraryStrings.sorts[each]}
      </option>
    ))}
  </select>
);
