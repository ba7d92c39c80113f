import { notificationKinds, type Preferences } from '@diagloom/contract';
import { offeredDiagramTypes } from '@diagloom/types/catalog';
import { Panel } from '../../../components/panel.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useUpdatePreferences } from '../../../hooks/use-preferences.ts';
import { notificationStrings } from '../../../strings/comments.ts';
import { preferencesStrings } from '../../../strings/profile.ts';

/** A select item may not be empty, so the form's own choice has a name. */
const formChoice = 'form-choice';

const themes: readonly Preferences['theme'][] = ['system', 'light', 'dark'];

/** Each choice is kept at once. */
export const PreferencesPanel = ({ preferences }: { readonly preferences: Preferences }) => {
  const { mutate } = useUpdatePreferences();
  const muted = preferences.mutedNotifications;
  return (
    <Panel title={preferencesStrings.title}>
      <div className="grid gap-4 p-5">
        <SelectField
          label={preferencesStrings.theme}
          value={preferences.theme}
          options={themes.map((theme) => ({ value: theme, label: preferencesStrings.themes[theme] }))}
          onChange={(value) => mutate({ theme: themes.find((theme) => theme === value) })}
        />
        <SelectField
          label={preferencesStrings.defaultType}
          value={preferences.defaultDiagramType ?? formChoice}
          options={[
            { value: formChoice, label: preferencesStrings.formChoice },
            ...offeredDiagramTypes.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(value) => mutate({ defaultDiagramType: value === formChoice ? null : value })}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-medium text-sm">{notificationStrings.preferences}</legend>
          {notificationKinds.map((kind) => (
            <label key={kind} className="flex items-center gap-2.5 text-sm">
              <input
                type="checkbox"
                checked={!muted.includes(kind)}
                onChange={({ target }) =>
                  mutate({
                    mutedNotifications: target.checked ? muted.filter((one) => one !== kind) : [...muted, kind],
                  })
                }
                className="size-4 accent-accent"
              />
              {notificationStrings.kinds[kind]}
            </label>
          ))}
        </fieldset>
      </div>
    </Panel>
  );
};
