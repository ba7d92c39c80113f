import { labelFont } from '../../families/compose/label-font.ts';
import { iconStyle } from '../../families/icons/icon-style.ts';
import { type DrawElement, styleOf, textHeight } from './element.ts';

/** A grey field with an icon and below it what it shows. */
const picture =
  (icon: string): DrawElement =>
  ({ label }, { width, theme }) => {
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
