import { deriveTheme } from './derive-theme.ts';

/** The colours of draw.io's own style panel, with black lines and text. */
export const drawio = deriveTheme('drawio', 'draw.io', {
  background: '#ffffff',
  paper: '#ffffff',
  ink: '#000000',
  soft: '#4d4d4d',
  line: '#000000',
  lineWidth: 1,
  tints: {
    rose: ['#f8cecc', '#b85450'],
    orange: ['#ffe6cc', '#d79b00'],
    amber: ['#ffe6cc', '#d79b00'],
    yellow: ['#fff2cc', '#d6b656'],
    green: ['#d5e8d4', '#82b366'],
    teal: ['#b0e3e6', '#0e8088'],
    blue: ['#dae8fc', '#6c8ebf'],
    violet: ['#e1d5e7', '#9673a6'],
    pink: ['#e6d0de', '#996185'],
    grey: ['#f5f5f5', '#666666'],
    slate: ['#eeeeee', '#36393d'],
  },
  solids: {
    blue: '#1b5ebe',
    green: '#2d6f1f',
    rose: '#b20000',
    violet: '#6a00ff',
    orange: '#a04a00',
    slate: '#36393d',
  },
});
