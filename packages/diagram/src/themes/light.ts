import type { Style } from '../model/index.ts';
import { drawingConnectors, drawingShapes } from './light-drawing.ts';
import { topologyConnectors, topologyShapes } from './light-topology.ts';
import { wireframeConnectors, wireframeShapes } from './light-wireframe.ts';
import type { Palette } from './palette.ts';
import { recolour, textOn } from './recolour.ts';
import { defineTheme } from './theme.ts';

/** Calm tints with one hue per meaning; every text on its fill reaches a contrast of at least 7:1. */

const ink = '#1F2937';
const line = '#4B5563';

const tint = (fillColor: string, strokeColor: string): Style => ({ fillColor, strokeColor, fontColor: ink });

const blue = tint('#EEF4FF', '#3B6FD4');
const green = tint('#E9F8EF', '#2B8A57');
const amber = tint('#FFF6E0', '#B7791F');
const violet = tint('#F4EFFF', '#7A55C7');
const teal = tint('#E6F6F8', '#1F7F8F');
const rose = tint('#FDEEEE', '#B94A4A');
const orange = tint('#FFF1E6', '#B85C1E');
const yellow = tint('#FFFBDD', '#C2A83E');
const grey = tint('#F8FAFC', '#94A3B8');

/** Hues of the main branches of a mind map, in order. */
const branchHues = [
  { pale: '#EEF4FF', strong: '#3B6FD4' },
  { pale: '#E9F8EF', strong: '#2B8A57' },
  { pale: '#FFF3E2', strong: '#C2671C' },
  { pale: '#F4EFFF', strong: '#7A55C7' },
  { pale: '#E6F6F8', strong: '#1F7F8F' },
  { pale: '#FDECF3', strong: '#B83A78' },
] as const;

const numbered = (
  name: string,
  styleOf: (hue: (typeof branchHues)[number]) => Style,
): Readonly<Record<string, Style>> =>
  Object.fromEntries(branchHues.map((hue, index) => [`${name}-${index + 1}`, styleOf(hue)]));

const clear: Style = { fillColor: 'none', strokeColor: '#94A3B8', fontColor: ink };

const shapes: Readonly<Record<string, Style>> = {
  start: green,
  end: rose,
  step: blue,
  decision: amber,
  io: violet,
  event: orange,
  subprocess: blue,
  document: grey,
  datastore: teal,
  bar: { fillColor: '#334155', strokeColor: '#334155', fontColor: ink },
  participant: blue,
  actor: green,
  database: teal,
  container: grey,
  // Lanes share their borders, which a line of one pixel alone shows as one line.
  pool: {
    fillColor: '#E2E8F0',
    strokeColor: '#64748B',
    strokeWidth: '1',
    fontColor: ink,
    fontStyle: '1',
    fontSize: '14',
  },
  lane: { fillColor: '#F1F5F9', strokeColor: '#94A3B8', strokeWidth: '1', fontColor: ink, fontStyle: '1' },
  frame: { fillColor: '#F1F5F9', strokeColor: '#64748B', fontColor: ink, fontStyle: '1' },
  section: { ...clear, fontStyle: '2' },
  note: yellow,
  head: { fillColor: '#2F4B7C', strokeColor: '#2F4B7C', fontColor: '#FFFFFF', fontStyle: '1' },
  position: blue,
  unit: teal,
  assistant: grey,
  vacant: { ...grey, dashed: '1', fontStyle: '2' },
  class: blue,
  abstract: blue,
  interface: violet,
  enum: amber,
  state: blue,
  entity: teal,
  'weak-entity': grey,
  initial: { fillColor: '#334155', strokeColor: '#334155', fontColor: ink },
  final: { fillColor: '#334155', strokeColor: '#334155', fontColor: ink },
  'use-case': blue,
  'uml-actor': { fillColor: '#FFFFFF', strokeColor: '#334155', fontColor: ink },
  row: { fontColor: ink, fontSize: '12' },
  'row-mark': { fontColor: '#475569', fontSize: '11', fontStyle: '1' },
  divider: { strokeColor: '#94A3B8' },
  'central-topic': {
    fillColor: '#2F4B7C',
    strokeColor: '#2F4B7C',
    fontColor: '#FFFFFF',
    fontSize: '16',
    fontStyle: '1',
  },
  ...numbered('main-topic', ({ pale, strong }) => ({ ...tint(pale, strong), fontStyle: '1', fontSize: '14' })),
  ...drawingShapes,
  ...topologyShapes,
  ...wireframeShapes,
  ...numbered('topic', ({ strong }) => ({ ...tint('#FFFFFF', strong), strokeWidth: '1' })),
};

const connectors: Readonly<Record<string, Style>> = {
  flow: { endArrow: 'block', endFill: '1', endSize: '6' },
  call: { endArrow: 'block', endFill: '1', endSize: '6' },
  reply: { endArrow: 'open', endSize: '7', dashed: '1' },
  async: { endArrow: 'open', endSize: '7' },
  message: {
    endArrow: 'block',
    endFill: '0',
    endSize: '7',
    startArrow: 'oval',
    startFill: '0',
    startSize: '6',
    dashed: '1',
  },
  note: { endArrow: 'none', dashed: '1' },
  relation: {},
  // Many of them share a trunk, which would look thicker than its branches if they were not of whole pixels.
  leads: { endArrow: 'none', strokeWidth: '1' },
  'dotted-line': { endArrow: 'none', dashed: '1' },
  'cross-link': { endArrow: 'none', dashed: '1', strokeColor: '#94A3B8' },
  ...drawingConnectors,
  ...topologyConnectors,
  ...wireframeConnectors,
  ...numbered('branch', ({ strong }) => ({ endArrow: 'none', strokeColor: strong, strokeWidth: '2' })),
};

const plainShape: Style = { ...blue };
const everyShape: Style = { fontFamily: 'Helvetica', fontSize: '13', strokeWidth: '1.5' };
const everyConnector: Style = {
  strokeColor: line,
  strokeWidth: '1.5',
  fontColor: ink,
  fontFamily: 'Helvetica',
  fontSize: '12',
};

/** For shapes whose role nobody knows. */
const palette: Palette = {
  background: '#ffffff',
  paper: '#ffffff',
  ink,
  soft: '#475569',
  line,
  lineWidth: 1.5,
  tints: {
    rose: ['#FDEEEE', '#B94A4A'],
    orange: ['#FFF1E6', '#B85C1E'],
    amber: ['#FFF6E0', '#B7791F'],
    yellow: ['#FFFBDD', '#C2A83E'],
    green: ['#E9F8EF', '#2B8A57'],
    teal: ['#E6F6F8', '#1F7F8F'],
    blue: ['#EEF4FF', '#3B6FD4'],
    violet: ['#F4EFFF', '#7A55C7'],
    pink: ['#FDECF3', '#B83A78'],
    grey: ['#F8FAFC', '#94A3B8'],
    slate: ['#E2E8F0', '#64748B'],
  },
  solids: { blue: '#2F4B7C', slate: '#334155' },
};

export const light = defineTheme({
  id: 'light',
  label: 'Light',
  background: '#ffffff',
  styleFor: (kind, role) =>
    kind === 'shape'
      ? { ...everyShape, ...(shapes[role] ?? plainShape) }
      : { ...everyConnector, ...(connectors[role] ?? connectors.flow) },
  recolour: (style) => recolour(style, palette),
  textOn: (ground, had) => textOn(ground, had, palette),
});

/** What the theme knows, for whoever checks that all of it can be read. */
export const themeRoles = { shape: Object.keys(shapes), connector: Object.keys(connectors) } as const;
