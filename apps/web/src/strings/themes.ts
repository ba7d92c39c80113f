/** Words of the choice of themes. */
export const themeStrings = {
  open: 'Theme',
  title: 'Theme',
  text: 'Colours and lines of the whole diagram. What it says stays, and the change can be undone.',
  current: 'In use',
  brand: 'Your brand',
  noBrand: 'Your own colours and font, kept with your account.',
  keptBrand: (font: string) => `Your brand is kept with your account, with the font ${font}.`,
  setUp: 'Set up your brand',
  edit: 'Edit your brand',
  colours: { primary: 'Primary', accent: 'Accent', neutral: 'Neutral' },
  font: 'Font',
  contrast: 'Shades are derived from your colours so that every text can be read.',
  saveAndApply: 'Save and apply',
  failed: 'The theme was not changed',
  failedText: 'Nothing was changed. Please try again.',
} as const;
