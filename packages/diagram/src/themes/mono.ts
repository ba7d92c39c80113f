import { deriveTheme } from './derive-theme.ts';

const outlined = ['#ffffff', '#000000'] as const;

/** Black on white, for print: shapes are told apart by their outline, never by a colour. */
export const mono = deriveTheme('mono', 'Monochrome', {
  background: '#ffffff',
  paper: '#ffffff',
  ink: '#000000',
  soft: '#404040',
  line: '#000000',
  lineWidth: 1,
  tints: {
    rose: outlined,
    orange: outlined,
    amber: outlined,
    yellow: outlined,
    green: outlined,
    teal: outlined,
    blue: outlined,
    violet: outlined,
    pink: outlined,
    grey: ['#f5f5f5', '#000000'],
    slate: ['#e6e6e6', '#000000'],
  },
  solids: { slate: '#262626' },
});
