import { labelFont } from '../../families/compose/label-font.ts';
import { type DrawElement, styleOf, textHeight, textWidth } from './element.ts';

const plain =
  (role: string): DrawElement =>
  ({ label }, { width, theme }) => {
    const style = styleOf(theme, role, { text: '', align: 'left', verticalAlign: 'middle', spacing: '0' });
    return { role, style, size: { width, height: Math.ceil(textHeight(label, width, labelFont(style))) + 4 } };
  };

export const text = plain('ui-text');
export const heading = plain('ui-heading');

export const link: DrawElement = ({ label }, { width, theme }) => {
  const style = styleOf(theme, 'ui-link', { text: '', align: 'left', verticalAlign: 'middle', spacing: '0' });
  return {
    role: 'ui-link',
    style,
    size: { width: Math.min(width, Math.ceil(textWidth(label, style)) + 8), height: 20 },
    isInline: true,
  };
};

/** Wide enough to be pressed, px. */
const leastButton = 104;

export const button: DrawElement = ({ label }, { width, theme, isFirst }) => {
  const role = isFirst ? 'ui-button' : 'ui-button-second';
  const style = styleOf(theme, role, { rounded: '1', arcSize: '12', absoluteArcSize: '1' });
  const wanted = Math.max(leastButton, Math.ceil(textWidth(label, style)) + 32);
  const own = Math.min(width, wanted);
  const height = Math.max(34, Math.ceil(textHeight(label, own - 12, labelFont(style))) + 16);
  return { role, style, size: { width: own, height }, isInline: true };
};

export const divider: DrawElement = (_node, { width, theme }) => ({
  role: 'ui-row',
  style: { ...styleOf(theme, 'ui-row', { shape: 'line' }), noLabel: '1' },
  size: { width, height: 8 },
});
