import { colours } from './words/colours.ts';
import { looks } from './words/looks.ts';

/** One sentence about a change of style, such as `Colors "Ship" yellow.`; a general one where no word for it is known. */
export const describeLook = (style: Readonly<Record<string, string>>, names: string): string => {
  const { fillColor, strokeColor, fontColor } = style;
  const filled = colours.find(({ fill }) => fill === fillColor);
  if (filled !== undefined) return `Colors ${names} ${filled.name}.`;
  const lined = colours.find(({ stroke }) => stroke === strokeColor);
  if (lined !== undefined && fillColor?.startsWith('#'))
    return `Colors ${names} ${sumOf(fillColor) > sumOf(lined.fill) ? 'light' : 'dark'} ${lined.name}.`;
  if (lined !== undefined) return `Colors the lines of ${names} ${lined.name}.`;
  const written = colours.find(({ stroke, fill }) => stroke === fontColor || fill === fontColor);
  if (written !== undefined) return `Colors the text of ${names} ${written.name}.`;
  const look = looks.find((each) => Object.entries(each.style).every(([key, value]) => style[key] === value));
  const word = look?.words[0];
  return word === undefined ? `Changes the look of ${names}.` : `Makes ${names} ${word}.`;
};

/** Red, green and blue of `#rrggbb` together: more is lighter, of shades of one color. */
const sumOf = (colour: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0);
