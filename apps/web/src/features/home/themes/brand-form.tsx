import { type BrandKit, brandKitSchema } from '@diagloom/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useUpdatePreferences } from '../../../hooks/use-preferences.ts';
import { themeStrings } from '../../../strings/themes.ts';
import { ColourField } from './colour-field.tsx';

interface BrandFormProps {
  readonly kit: BrandKit;
  readonly onChange: (kit: BrandKit) => void;
  /** Runs when the kit is kept with the account. */
  readonly onSaved: () => void;
}

const colours = ['primary', 'accent', 'neutral'] as const;

/** Fonts that most machines have; any other name may be written. */
const commonFonts = ['Helvetica', 'Arial', 'Verdana', 'Open Sans', 'Inter', 'Georgia', 'Times New Roman'] as const;

/** The sample beside it follows every change; contrast is looked after when the theme is made. */
export const BrandForm = ({ kit, onChange, onSaved }: BrandFormProps) => {
  const listId = useId();
  const [font, setFont] = useState(kit.font);
  const preferences = useUpdatePreferences();
  const fontProblem = brandKitSchema.shape.font.safeParse(font).error?.issues[0]?.message;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (fontProblem === undefined) preferences.mutate({ brandKit: kit }, { onSuccess: onSaved });
  };
  const changeFont = (text: string): void => {
    setFont(text);
    const read = brandKitSchema.shape.font.safeParse(text);
    if (read.success) onChange({ ...kit, font: read.data });
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4 border-t pt-4" aria-label={themeStrings.brand}>
      <div className="grid grid-cols-3 gap-3">
        {colours.map((name) => (
          <ColourField
            key={name}
            label={themeStrings.colours[name]}
            value={kit[name]}
            onChange={(value) => onChange({ ...kit, [name]: value })}
          />
        ))}
      </div>
      <TextField
        label={themeStrings.font}
        list={listId}
        maxLength={60}
        value={font}
        error={fontProblem}
        onChange={({ target }) => changeFont(target.value)}
      />
      <datalist id={listId}>
        {commonFonts.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-sm text-ink-soft text-xs">{themeStrings.contrast}</p>
        <Button type="submit" isBusy={preferences.isPending}>
          {themeStrings.saveAndApply}
        </Button>
      </div>
    </form>
  );
};
