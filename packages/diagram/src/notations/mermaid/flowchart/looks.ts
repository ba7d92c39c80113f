import { contrast, readColour } from '../../../themes/colour.ts';
import type { TextLine } from '../../draft/lines.ts';
import type { SpecDraft } from '../../draft/spec-draft.ts';

type Style = Readonly<Record<string, string>>;

/** How shapes and lines of a flowchart look, collected over the text: classes may be told behind those who have them. */
export interface FlowLooks {
  /** Takes a line that tells a look; false for any other. */
  readonly read: (line: TextLine) => boolean;
  /** A shape has a class, such as `A:::hot`. */
  readonly setClass: (key: string, name: string) => void;
  /** Hands all looks to the draft. */
  readonly apply: () => void;
}

export const createFlowLooks = (draft: SpecDraft): FlowLooks => {
  const classes = new Map<string, Style>();
  const members: { readonly key: string; readonly name: string }[] = [];
  const own: { readonly key: string; readonly style: Style }[] = [];
  const links: { readonly at: number | 'default'; readonly style: Style }[] = [];
  const styleIn = (css: string, line: TextLine): Style => {
    const { style, lost } = readCss(css);
    for (const each of lost) draft.leaveOut(line, `Looks such as “${each}”`);
    return style;
  };
  return {
    read: (line) => {
      const [, word, names = '', css = ''] = /^(style|classDef|linkStyle)\s+(\S+)\s+(.+?);?$/.exec(line.text) ?? [];
      if (word === undefined) return false;
      const style = styleIn(css, line);
      for (const name of names.split(','))
        if (word === 'style') own.push({ key: name, style });
        else if (word === 'classDef') classes.set(name, style);
        else links.push({ at: name === 'default' ? name : Number(name), style });
      return true;
    },
    setClass: (key, name) => members.push({ key, name }),
    apply: () => {
      const general = classes.get('default');
      if (general !== undefined) for (const key of draft.nodeKeys()) draft.style(key, general);
      for (const { key, name } of members) draft.style(key, classes.get(name) ?? {});
      for (const { key, style } of own) draft.style(key, style);
      for (const { at, style } of links) draft.styleEdge(at, withoutFill(style));
    },
  };
};

const withoutFill = ({ fillColor: _fill, fontColor: _font, ...style }: Style): Style => style;

/** `fill:#f96,stroke:#333,stroke-width:4px` as draw.io says it, and what it cannot say. */
const readCss = (css: string): { readonly style: Style; readonly lost: readonly string[] } => {
  const style: Record<string, string> = {};
  const lost: string[] = [];
  for (const declaration of css.split(/[,;](?![^(]*\))/)) {
    const [property = '', value = ''] = declaration.split(/:(.*)/).map((part) => part.trim());
    if (property === '') continue;
    const known = properties[property]?.(value);
    if (known === undefined) lost.push(`${property}:${value}`);
    else Object.assign(style, known);
  }
  const { fillColor, fontColor } = style;
  if (fillColor !== undefined && fontColor === undefined)
    style.fontColor = contrast(fillColor, '#333333') >= contrast(fillColor, '#FFFFFF') ? '#333333' : '#FFFFFF';
  return { style, lost };
};

const coloured =
  (key: string) =>
  (value: string): Style | undefined => {
    const text = value.toLowerCase().replace(/\s*!important$/, '');
    const colour = colourNames[text] ?? (readColour(text) === undefined ? undefined : text);
    return colour === undefined ? undefined : { [key]: colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour };
  };

const properties: Readonly<Record<string, (value: string) => Style | undefined>> = {
  fill: coloured('fillColor'),
  stroke: coloured('strokeColor'),
  color: coloured('fontColor'),
  'stroke-width': (value) => {
    const width = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(value)?.[1];
    return width === undefined ? undefined : { strokeWidth: width };
  },
  'stroke-dasharray': (value): Style => (/^0?$/.test(value) ? {} : { dashed: '1' }),
  'font-weight': (value) => (/^(?:bold|[6-9]00)$/.test(value) ? { fontStyle: '1' } : undefined),
};

/** The names of colours that people use. */
const colourNames: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  red: '#ff0000',
  green: '#008000',
  lightgreen: '#90ee90',
  blue: '#0000ff',
  lightblue: '#add8e6',
  navy: '#000080',
  yellow: '#ffff00',
  orange: '#ffa500',
  gold: '#ffd700',
  pink: '#ffc0cb',
  purple: '#800080',
  teal: '#008080',
  cyan: '#00ffff',
  brown: '#a52a2a',
};
