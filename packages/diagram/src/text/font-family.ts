/**
 * The kinds of letters that text is measured and drawn in. Each is drawn with a free font that has the widths of a
 * known one: Arimo those of Arial and Helvetica, Tinos those of Times New Roman, Cousine those of Courier New. Kalam writes
 * like a hand.
 */
export type FontFamily = 'sans' | 'serif' | 'mono' | 'hand';

/** The kind of a font by the name that a file gives it; a sans for a font that we do not know. */
export const fontFamilyOf = (name: string | undefined): FontFamily => {
  const first = name?.split(',', 1)[0]?.trim().replace(/["']/g, '').toLowerCase() ?? '';
  if (serifs.has(first)) return 'serif';
  if (first === handFont.toLowerCase()) return 'hand';
  return monospaced.has(first) || /\b(?:mono|code|consol\w*|courier)\b/.test(first) ? 'mono' : 'sans';
};

/** The CSS list of fonts for a name of a file: that font first, then those that have the widths measured. */
export const fontStack = (name: string | undefined): string => {
  const family = fontFamilyOf(name);
  const first = name?.split(',', 1)[0]?.trim().replace(/["']/g, '') ?? '';
  const isNeeded = /^[\p{L}\d][\p{L}\d _-]{0,60}$/u.test(first) && !stacks[family].includes(first);
  return isNeeded ? `'${first}', ${stacks[family]}` : stacks[family];
};

/** The font of drawings by hand, as files name it. */
export const handFont = 'Kalam';

const stacks: Readonly<Record<FontFamily, string>> = {
  sans: "Helvetica, Arimo, Arial, 'Liberation Sans', sans-serif",
  serif: "'Times New Roman', Tinos, 'Liberation Serif', serif",
  mono: "'Courier New', Cousine, 'Liberation Mono', monospace",
  hand: `${handFont}, cursive`,
};

const serifs = new Set([
  'times new roman',
  'times',
  'tinos',
  'georgia',
  'garamond',
  'cambria',
  'palatino',
  'palatino linotype',
  'book antiqua',
  'baskerville',
  'didot',
  'merriweather',
  'playfair display',
  'pt serif',
  'noto serif',
  'roboto slab',
  'serif',
]);

const monospaced = new Set([
  'courier new',
  'courier',
  'cousine',
  'consolas',
  'menlo',
  'monaco',
  'lucida console',
  'source code pro',
  'fira code',
  'jetbrains mono',
  'monospace',
]);
