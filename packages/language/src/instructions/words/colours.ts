/** A colour for a shape: its area, its border, and text that can be read on it (contrast of at least 4.5 to 1). */
export interface Colour {
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly fill: string;
  readonly stroke: string;
  readonly font: string;
}

const ink = '#1f2937';
const white = '#ffffff';

export const colours: readonly Colour[] = [
  {
    name: 'red',
    synonyms: ['crimson', 'scarlet', 'coral', 'salmon', 'maroon', 'reddish'],
    fill: '#f87171',
    stroke: '#b91c1c',
    font: ink,
  },
  {
    name: 'orange',
    synonyms: ['amber', 'peach', 'apricot', 'orangey', 'orangish'],
    fill: '#fdba74',
    stroke: '#c2410c',
    font: ink,
  },
  {
    name: 'yellow',
    synonyms: ['gold', 'golden', 'cream', 'beige', 'mustard', 'yellowish'],
    fill: '#fde047',
    stroke: '#a16207',
    font: ink,
  },
  {
    name: 'green',
    synonyms: ['lime', 'emerald', 'mint', 'olive', 'sage', 'greenish'],
    fill: '#86efac',
    stroke: '#15803d',
    font: ink,
  },
  { name: 'teal', synonyms: ['turquoise', 'cyan', 'aqua'], fill: '#67e8f9', stroke: '#0e7490', font: ink },
  {
    name: 'blue',
    synonyms: ['azure', 'sky', 'sky blue', 'royal blue', 'cobalt', 'blueish', 'bluish'],
    fill: '#93c5fd',
    stroke: '#1d4ed8',
    font: ink,
  },
  { name: 'navy', synonyms: ['navy blue'], fill: '#1e3a8a', stroke: '#172554', font: white },
  {
    name: 'purple',
    synonyms: ['violet', 'lilac', 'lavender', 'plum', 'mauve', 'indigo'],
    fill: '#c4b5fd',
    stroke: '#6d28d9',
    font: ink,
  },
  { name: 'pink', synonyms: ['magenta', 'rose', 'fuchsia', 'pinkish'], fill: '#f9a8d4', stroke: '#be185d', font: ink },
  { name: 'brown', synonyms: ['tan'], fill: '#d6b48c', stroke: '#78350f', font: ink },
  {
    name: 'grey',
    synonyms: ['gray', 'silver', 'slate', 'greyish', 'grayish'],
    fill: '#d4d4d4',
    stroke: '#525252',
    font: ink,
  },
  { name: 'black', synonyms: [], fill: '#111827', stroke: '#000000', font: white },
  { name: 'white', synonyms: [], fill: '#ffffff', stroke: '#4b5563', font: ink },
];

/** Lighter and darker variants by the share of white or black in them. */
export const shades: Readonly<Record<string, { readonly towards: '#ffffff' | '#000000'; readonly share: number }>> = {
  light: { towards: '#ffffff', share: 0.55 },
  pale: { towards: '#ffffff', share: 0.7 },
  pastel: { towards: '#ffffff', share: 0.6 },
  bright: { towards: '#ffffff', share: 0 },
  dark: { towards: '#000000', share: 0.55 },
  deep: { towards: '#000000', share: 0.45 },
};
