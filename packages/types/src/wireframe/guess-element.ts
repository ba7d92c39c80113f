import type { SceneShape } from '@diagloom/diagram/scene';

/** Words in the names of draw.io's mockup stencils, and what they draw; the first that occurs wins. */
const kindsByWord: readonly (readonly [string, string])[] = [
  ['passwordfield', 'field'],
  ['searchbox', 'search'],
  ['combobox', 'choice'],
  ['checkbox', 'checkbox'],
  ['radio', 'radio'],
  ['onoff', 'toggle'],
  ['switch', 'toggle'],
  ['button', 'button'],
  ['link', 'link'],
  ['textbox', 'textarea'],
  ['picker', 'field'],
  ['spinner', 'field'],
  ['list', 'list'],
  ['table', 'table'],
  ['grid', 'table'],
  ['breadcrumb', 'navigation'],
  ['tabbar', 'navigation'],
  ['menubar', 'navigation'],
  ['navigation', 'navigation'],
  ['video', 'image'],
  ['image', 'image'],
  ['picture', 'image'],
  ['map', 'image'],
  ['chart', 'chart'],
  ['graph', 'chart'],
];

/** The kind of an element of a foreign page by its figure; undefined for plain text. */
export const kindOfFigure = ({ figure, style, cell }: SceneShape): string | undefined => {
  const name = figure.toLowerCase();
  const known = name.includes('.') ? kindsByWord.find(([word]) => name.includes(word))?.[1] : undefined;
  if (known !== undefined) return known;
  if (figure === 'image') return 'image';
  if (figure === 'line') return 'divider';
  const isText = figure === 'text' || /^text;|;text;/.test(cell.style) || style.strokeColor === 'none';
  if (isText) return Number(style.fontSize ?? 12) >= 16 ? 'heading' : undefined;
  return style.rounded === '1' ? 'button' : 'field';
};

/** The kind of a window of a foreign page; undefined for what is none. */
export const screenKindOf = ({ figure }: SceneShape): string | undefined => {
  const name = figure.toLowerCase();
  if (/phone|android|ios\d*\.|iphone/.test(name) && !/button|field|icon/.test(name)) return 'phone';
  if (/dialog|alert/.test(name)) return 'dialog';
  return /browserwindow|containers\.(window|marginrect)/.test(name) ? 'screen' : undefined;
};
