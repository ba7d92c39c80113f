import type { Style } from '../model/index.ts';

/** Wireframes: quiet greys, so that a screen is read for what stands on it, and one accent for what is pressed. */

const ink = '#1F2937';
const quiet = '#52606F';
const border = '#94A3B8';
const accent = '#2F4B7C';

const bare = (fontColor: string, fontSize: string): Style => ({
  fillColor: 'none',
  strokeColor: 'none',
  fontColor,
  fontSize,
});

const box = (fillColor: string): Style => ({
  fillColor,
  strokeColor: border,
  fontColor: ink,
  fontSize: '12',
  strokeWidth: '1',
});

export const wireframeShapes: Readonly<Record<string, Style>> = {
  screen: {
    fillColor: '#E2E8F0',
    swimlaneFillColor: '#FFFFFF',
    strokeColor: '#64748B',
    fontColor: ink,
    fontStyle: '1',
    fontSize: '13',
  },
  'screen-mark': bare(quiet, '9'),
  'ui-text': bare(quiet, '12'),
  'ui-heading': { ...bare(ink, '18'), fontStyle: '1' },
  'ui-field': box('#FFFFFF'),
  'ui-option': bare(ink, '12'),
  'ui-button': { fillColor: accent, strokeColor: accent, fontColor: '#FFFFFF', fontSize: '13', fontStyle: '1' },
  'ui-button-second': { fillColor: '#FFFFFF', strokeColor: accent, fontColor: accent, fontSize: '13', fontStyle: '1' },
  'ui-link': { ...bare('#2B5FC1', '12'), fontStyle: '4' },
  'ui-bar': { ...box('#F1F5F9'), fontStyle: '1' },
  'ui-item': bare(quiet, '12'),
  'ui-picture': { ...box('#F1F5F9'), fontColor: quiet },
  'ui-list': { ...box('#FFFFFF'), fontStyle: '1' },
  'ui-row': { ...box('#FFFFFF'), strokeColor: '#CBD5E1' },
  'ui-column': { ...box('#F1F5F9'), strokeColor: '#CBD5E1', fontStyle: '1' },
  'ui-card': { ...box('#F8FAFC'), fontSize: '13', fontStyle: '1' },
};

export const wireframeConnectors: Readonly<Record<string, Style>> = {
  opens: { endArrow: 'block', endFill: '1', endSize: '7', strokeColor: '#B7591C' },
};
