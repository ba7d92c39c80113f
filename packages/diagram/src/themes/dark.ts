import { deriveTheme } from './derive-theme.ts';

/** Deep tints and bright lines on a dark page, for screens in dark rooms and for slides. */
export const dark = deriveTheme('dark', 'Dark', {
  background: '#151a1b',
  paper: '#212829',
  ink: '#e8edf4',
  soft: '#b8c4d2',
  line: '#c3ccd6',
  frame: '#66737f',
  lineWidth: 1.5,
  tints: {
    rose: ['#45212a', '#f49a9a'],
    orange: ['#432a14', '#f5ab6c'],
    amber: ['#3d3016', '#f2c063'],
    yellow: ['#393517', '#e6d568'],
    green: ['#163b2b', '#6cd8a3'],
    teal: ['#12393f', '#66cddb'],
    blue: ['#1d3257', '#8bb8ff'],
    violet: ['#312653', '#bfa6ff'],
    pink: ['#42213a', '#f19bc9'],
    grey: ['#1c2224', '#66737f'],
    slate: ['#283034', '#66737f'],
  },
  solids: {
    blue: '#2f62c4',
    green: '#1f7a4c',
    rose: '#b23a3a',
    violet: '#6b46c1',
    orange: '#a8541a',
    slate: '#cbd5e1',
  },
});
