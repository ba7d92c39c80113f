import { deriveTheme } from './derive-theme.ts';

/** Black text on white with strong, thick lines: text at 15:1 at least, lines at 7:1. */
export const highContrast = deriveTheme('high-contrast', 'High contrast', {
  background: '#ffffff',
  paper: '#ffffff',
  ink: '#000000',
  soft: '#1a1a1a',
  line: '#000000',
  lineWidth: 2,
  tints: {
    rose: ['#ffffff', '#8a0f14'],
    orange: ['#ffffff', '#7a3500'],
    amber: ['#ffffff', '#663c00'],
    yellow: ['#ffffdd', '#4d4400'],
    green: ['#ffffff', '#00501f'],
    teal: ['#ffffff', '#004c57'],
    blue: ['#ffffff', '#0a3a8c'],
    violet: ['#ffffff', '#4a1b8f'],
    pink: ['#ffffff', '#7d0f55'],
    grey: ['#ffffff', '#000000'],
    slate: ['#f2f2f2', '#000000'],
  },
  solids: { blue: '#0a2a66', slate: '#000000' },
});
