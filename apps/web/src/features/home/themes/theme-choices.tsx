import type { Diagram, ThemeChoice } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useSession } from '../../../hooks/use-session.ts';
import { themeStrings } from '../../../strings/themes.ts';
import { useCurrentPage } from '../api/current-page.ts';
import { useThemeDiagram } from '../api/theme-diagram.ts';
import { brandSampleQuery, themeSamplesQuery } from '../api/theme-samples.ts';
import { useTrial } from '../workspace/use-trial.ts';
import { BrandForm } from './brand-form.tsx';
import { PaperChoice } from './paper-choice.tsx';
import { ThemeCard } from './theme-card.tsx';

/** Where nobody chose yet: the colours of our own pages. */
const firstKit = { primary: '#0b5fa5', accent: '#b45309', neutral: '#64748b', font: 'Helvetica' };

/** Themes to choose from: pointing at one shows the page in it, pressing one puts the whole diagram into it. */
export const ThemeChoices = ({ diagram }: { readonly diagram: Diagram }) => {
  const page = useCurrentPage(diagram);
  const samples = useQuery(themeSamplesQuery(diagram, page));
  const session = useSession();
  const kept = session.status === 'signed-in' ? session.preferences.brandKit : null;
  const [kit, setKit] = useState(kept ?? firstKit);
  const [isEditing, setIsEditing] = useState(false);
  const brand = useQuery(brandSampleQuery(diagram, page, kit));
  const [tried, setTried] = useState<string>();
  // While a brand is set up, the diagram wears it.
  useTrial(tried ?? (isEditing ? brand.data?.page : undefined), 'kept');
  const theme = useThemeDiagram(diagram, () => {
    setIsEditing(false);
    setTried(undefined);
  });
  const choose = (choice: ThemeChoice): void => {
    if (!theme.isPending) theme.mutate(choice);
  };
  return (
    <div className="grid gap-5">
      <PaperChoice />
      <ul className="grid grid-cols-2 gap-3">
        {samples.data?.map(({ theme: choice, label, pictures, isCurrent }) => (
          <ThemeCard
            key={choice}
            label={label}
            pictures={pictures}
            isCurrent={isCurrent}
            isBusy={theme.isPending && theme.variables === choice}
            onChoose={() => choose(choice)}
            onTry={setTried}
          />
        ))}
        <ThemeCard
          label={themeStrings.brand}
          pictures={brand.data ?? undefined}
          isCurrent={diagram.xmlContent.includes('dlTheme=brand-')}
          isBusy={theme.isPending && theme.variables === 'brand'}
          onChoose={() => (kept === null ? setIsEditing(true) : choose('brand'))}
          onTry={setTried}
        />
      </ul>
      {isEditing ? (
        <BrandForm kit={kit} onChange={setKit} onSaved={() => choose('brand')} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4 text-sm">
          <p className="text-ink-soft">{kept === null ? themeStrings.noBrand : themeStrings.keptBrand(kept.font)}</p>
          <Button variant="secondary" size="small" onClick={() => setIsEditing(true)}>
            {kept === null ? themeStrings.setUp : themeStrings.edit}
          </Button>
        </div>
      )}
    </div>
  );
};
