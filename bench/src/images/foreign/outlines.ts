import type { KnownShape } from './known-page.ts';
import { slant, wave } from './random-page.ts';

/** The outline of a figure as SVG path data; what goes on it, such as the rim of a cylinder, second. */
export const outlineData = ({ figure, box: { x, y, width, height } }: KnownShape): readonly string[] => {
  const [right, bottom, middle, half] = [x + width, y + height, x + width / 2, y + height / 2];
  switch (figure) {
    case 'rounded':
      return [
        `M${x + 8} ${y}H${right - 8}Q${right} ${y} ${right} ${y + 8}V${bottom - 8}Q${right} ${bottom} ${right - 8} ${bottom}H${x + 8}Q${x} ${bottom} ${x} ${bottom - 8}V${y + 8}Q${x} ${y} ${x + 8} ${y}Z`,
      ];
    case 'diamond':
      return [`M${middle} ${y}L${right} ${half}L${middle} ${bottom}L${x} ${half}Z`];
    case 'ellipse':
      return [
        `M${x} ${half}A${width / 2} ${height / 2} 0 0 1 ${right} ${half}A${width / 2} ${height / 2} 0 0 1 ${x} ${half}Z`,
      ];
    case 'cylinder': {
      const rim = `A${width / 2} 9 0 0`;
      return [
        `M${x} ${y + 9}${rim} 1 ${right} ${y + 9}V${bottom - 9}${rim} 1 ${x} ${bottom - 9}Z`,
        `M${x} ${y + 9}${rim} 0 ${right} ${y + 9}`,
      ];
    }
    case 'parallelogram':
      return [`M${x + slant} ${y}H${right}L${right - slant} ${bottom}H${x}Z`];
    case 'hexagon':
      return [
        `M${x + slant} ${y}H${right - slant}L${right} ${half}L${right - slant} ${bottom}H${x + slant}L${x} ${half}Z`,
      ];
    case 'document':
      return [
        `M${x} ${y}H${right}V${bottom - wave}Q${x + 0.75 * width} ${bottom - 3 * wave} ${middle} ${bottom - wave}T${x} ${bottom - wave}Z`,
      ];
    default:
      return [`M${x} ${y}H${right}V${bottom}H${x}Z`];
  }
};
