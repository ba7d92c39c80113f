import { handFont } from '../text/index.ts';
import { deriveTheme } from './derive-theme.ts';

/** As if drawn by hand: lines that tremble, letters of a pen, flat fills in soft colours and dark ink, for drafts that invite changes. */
export const sketch = deriveTheme(
  'sketch',
  'Hand-drawn',
  {
    background: '#ffffff',
    paper: '#ffffff',
    ink: '#1e1e1e',
    soft: '#4a4a4a',
    line: '#343a40',
    lineWidth: 1.5,
    tints: {
      rose: ['#ffe3e3', '#c92a2a'],
      orange: ['#ffe8cc', '#c44d08'],
      amber: ['#fff0c2', '#a86400'],
      yellow: ['#fff9c9', '#8a7400'],
      green: ['#dcf5e1', '#2b8a3e'],
      teal: ['#d6f4f4', '#0b7285'],
      blue: ['#dfeeff', '#1864ab'],
      violet: ['#e9e2ff', '#5f3dc4'],
      pink: ['#ffe0ee', '#a61e4d'],
      grey: ['#f6f7f8', '#5c636a'],
      slate: ['#e9ecef', '#343a40'],
    },
    solids: {
      blue: '#1864ab',
      green: '#237032',
      rose: '#b02525',
      violet: '#5f3dc4',
      orange: '#a63f05',
      slate: '#343a40',
    },
  },
  // Hatching would let what lies below shine through text. `dlHand` marks the lines as ours to make clean again.
  { sketch: '1', fillStyle: 'solid', curveFitting: '1', dlHand: '1', fontFamily: handFont },
);
