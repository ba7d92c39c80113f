import type { Style } from '../model/index.ts';

/** Networks, architectures and deployments: white cards with one hue per family of things, on calm nested frames. */

const ink = '#1F2937';

const card = (strokeColor: string): Style => ({ fillColor: '#FFFFFF', strokeColor, fontColor: ink, fontStyle: '1' });

const area = (fillColor: string, strokeColor: string): Style => ({
  fillColor,
  strokeColor,
  fontColor: '#334155',
  fontStyle: '1',
  strokeWidth: '1',
});

export const topologyShapes: Readonly<Record<string, Style>> = {
  'card-compute': card('#3B6FD4'),
  'card-data': card('#1F7F8F'),
  'card-messages': card('#B7791F'),
  'card-edge': card('#7A55C7'),
  'card-people': card('#2B8A57'),
  'card-outside': card('#B94A4A'),
  'card-devices': card('#64748B'),
  caption: { fontColor: '#52606F' },
  'area-1': area('#F3F6FA', '#A9B6C6'),
  'area-2': area('#E6EDF6', '#93A6BF'),
  'area-3': area('#F8FAFC', '#A9B6C6'),
  'area-exposed': { ...area('#FFF4EC', '#C98A5A'), fontColor: '#7A3E12' },
};

export const topologyConnectors: Readonly<Record<string, Style>> = {
  event: { endArrow: 'open', endSize: '7', dashed: '1', strokeColor: '#9A6412' },
  'data-flow': { endArrow: 'block', endFill: '1', endSize: '6', strokeColor: '#1F7F8F' },
  link: { endArrow: 'none', strokeWidth: '2', strokeColor: '#64748B' },
  wireless: { endArrow: 'none', dashed: '1', strokeWidth: '2', strokeColor: '#7A55C7' },
  tunnel: { endArrow: 'none', dashed: '1', dashPattern: '8 4', strokeWidth: '2', strokeColor: '#B94A4A' },
  deploys: { endArrow: 'open', endSize: '8', dashed: '1' },
};
