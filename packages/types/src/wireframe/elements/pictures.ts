import { labelFont } from '../../families/compose/label-font.ts';
import { iconStyle } from '../../families/icons/icon-style.ts';
import { type DrawElement, type Element, type Room, styleOf, textHeight } from './element.ts';

/** A grey field with an icon and below it what it shows. */
const picture =
  (icon: string): DrawElement =>
  ({ label }, { width, theme, isInBar }) => {
    if (isInBar === true) return badge(label, width, theme);
    const style = styleOf(theme, 'ui-picture', {
      rounded: '1',
      arcSize: '8',
      absoluteArcSize: '1',
      spacing: '15',
      spacingTop: '32',
      verticalAlign: 'top',
      imageAlign: 'center',
      imageVerticalAlign: 'top',
    });
    const height = Math.ceil(textHeight(label, width - 40, labelFont(style))) + 76;
    const look = { colour: '#94A3B8', background: style.fillColor ?? '#ffffff', side: 28 };
    return {
      role: 'ui-picture',
      style: { ...style, ...iconStyle({ set: 'generic', name: icon }, look) },
      size: { width, height: Math.max(96, height) },
    };
  };

export const image = picture('image');
export const chart = picture('chart');

/** A logo or a face in a bar: no more than its name in a frame. */
const badge = (label: string, width: number, theme: Room['theme']): Element => {
  const style = styleOf(theme, 'ui-picture', {
    rounded: '1',
    arcSize: '8',
    absoluteArcSize: '1',
    align: 'center',
    verticalAlign: 'middle',
  });
  return {
    role: 'ui-picture',
    style,
    size: { width, height: Math.max(36, Math.ceil(textHeight(label, width - 8, labelFont(style))) + 14) },
  };
};
