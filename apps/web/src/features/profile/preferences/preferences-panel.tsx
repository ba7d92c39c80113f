import type { Preferences } from '@diagloom/contract';
import { offeredDiagramTypes } from '@diagloom/types/catalog';
import { Panel } from '../../../components/panel.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useUpdatePreferences } from '../../../hooks/use-preferences.ts';
import { preferencesStrings } from '../../../strings/profile.ts';
import { NotificationChoices } from './notification-choices.tsx';

/** A select item may not be empty, so the form's own choice has a name. */
const formChoice = 'form-choice';

const themes: readonly Preferences['theme'][] = ['system', 'light', 'dark'];

/** Each choice is kept at once. */
export const PreferencesPanel = ({ preferences }: { readonly preferences: Preferences }) => {
  const { mutate } = useUpdatePreferences();
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
        <NotificationChoices preferences={preferences} />
      </div>
    </Panel>
  );
};
