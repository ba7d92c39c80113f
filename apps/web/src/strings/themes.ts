/** Words of the choice of themes. */
export const themeStrings = {
  current: 'In use',
  brand: 'Your brand',
  noBrand: 'Your own colors and font, saved to your account.',
  keptBrand: (font: string) => `Your brand is saved to your account, with the font ${font}.`,
  setUp: 'Set up your brand',
  edit: 'Edit your brand',
  colours: { primary: 'Primary', accent: 'Accent', neutral: 'Neutral' },
  font: 'Font',
  contrast: 'Shades are derived from your colors so that all text stays readable.',
  saveAndApply: 'Save and apply',
  paper: 'In dark mode',
  papers: {
    dimmed: 'Dim the canvas',
    drawn: 'Draw the diagram in dark colors',
    white: 'Keep the canvas bright',
  },
  paperText: 'This only changes what you see. The file, its exports and shared links keep their own colors.',
  failed: 'Couldn’t change the theme',
  failedText: 'Your diagram is unchanged. Check your connection and try again.',
} as const;
