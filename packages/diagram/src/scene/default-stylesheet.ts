import type { Style } from '../model/index.ts';

/** draw.io's default stylesheet (`styles/default.xml` of draw.io 25): what a cell looks like where its style is silent. */
export const vertexDefaults: Style = {
  shape: 'label',
  perimeter: 'rectanglePerimeter',
  fontSize: '12',
  align: 'center',
  verticalAlign: 'middle',
  fillColor: 'default',
  strokeColor: 'default',
  fontColor: 'default',
};

export const edgeDefaults: Style = {
  shape: 'connector',
  labelBackgroundColor: 'default',
  endArrow: 'classic',
  fontSize: '11',
  align: 'center',
  verticalAlign: 'middle',
  rounded: '1',
  strokeColor: 'default',
  fontColor: 'default',
};

const text: Style = {
  fillColor: 'none',
  gradientColor: 'none',
  strokeColor: 'none',
  align: 'left',
  verticalAlign: 'top',
};

const label: Style = {
  fontStyle: '1',
  align: 'left',
  verticalAlign: 'middle',
  spacing: '2',
  spacingLeft: '52',
  imageWidth: '42',
  imageHeight: '42',
  rounded: '1',
};

const image: Style = {
  shape: 'image',
  labelBackgroundColor: 'default',
  verticalAlign: 'top',
  verticalLabelPosition: 'bottom',
};

const fancy: Style = { shadow: '1', glass: '1' };

const coloured = (fillColor: string, gradientColor: string, strokeColor: string): Style => ({
  fillColor,
  gradientColor,
  strokeColor,
});

const colours = {
  gray: coloured('#F5F5F5', '#B3B3B3', '#666666'),
  blue: coloured('#DAE8FC', '#7EA6E0', '#6C8EBF'),
  green: coloured('#D5E8D4', '#97D077', '#82B366'),
  turquoise: coloured('#D5E8D4', '#67AB9F', '#6A9153'),
  yellow: coloured('#FFF2CC', '#FFD966', '#D6B656'),
  orange: coloured('#FFCD28', '#FFA500', '#D79B00'),
  red: coloured('#F8CECC', '#EA6B66', '#B85450'),
  pink: coloured('#E6D0DE', '#B5739D', '#996185'),
  purple: coloured('#E1D5E7', '#8C6C9C', '#9673A6'),
};

/** Styles that a cell refers to by a bare name. */
export const namedStyles: ReadonlyMap<string, Style> = new Map<string, Style>([
  ['text', text],
  ['edgeLabel', { ...text, labelBackgroundColor: 'default', fontSize: '11' }],
  ['label', label],
  [
    'icon',
    {
      ...label,
      align: 'center',
      imageAlign: 'center',
      verticalLabelPosition: 'bottom',
      verticalAlign: 'top',
      labelBackgroundColor: 'default',
      spacing: '0',
      spacingLeft: '0',
      spacingTop: '6',
      fontStyle: '0',
      imageWidth: '48',
      imageHeight: '48',
    },
  ],
  ['swimlane', { shape: 'swimlane', fontSize: '12', fontStyle: '1', startSize: '23' }],
  [
    'group',
    { verticalAlign: 'top', fillColor: 'none', strokeColor: 'none', gradientColor: 'none', pointerEvents: '0' },
  ],
  ['ellipse', { shape: 'ellipse', perimeter: 'ellipsePerimeter' }],
  ['rhombus', { shape: 'rhombus', perimeter: 'rhombusPerimeter' }],
  ['triangle', { shape: 'triangle', perimeter: 'trianglePerimeter' }],
  ['line', { shape: 'line', strokeWidth: '4', labelBackgroundColor: 'default', verticalAlign: 'top', spacingTop: '8' }],
  ['image', image],
  ['roundImage', { ...image, perimeter: 'ellipsePerimeter' }],
  ['rhombusImage', { ...image, perimeter: 'rhombusPerimeter' }],
  ['arrow', { shape: 'arrow', edgeStyle: 'none', fillColor: 'default' }],
  ['fancy', fancy],
  ...Object.entries(colours).flatMap(([name, style]): [string, Style][] => [
    [name, { ...fancy, ...style }],
    [`plain-${name}`, style],
  ]),
]);
