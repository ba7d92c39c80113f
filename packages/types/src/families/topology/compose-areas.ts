import type { Direction, Shape, SpecGroup, Style } from '@diagloom/diagram/model';
import { measureText, wrapText } from '@diagloom/diagram/text';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from '../compose/label-font.ts';
import { findBrand } from '../icons/find-icon.ts';
import { iconStyle } from '../icons/icon-style.ts';
import { areaIconOf } from './parts.ts';

/** Height of the strip in which a group's title stands, px. */
const titleHeight = 32;
const iconSide = 16;

/** Titles beside which lines come in are broken at this width, px. */
const widestTitle = 128;

/**
 * Groups as calm frames, one in another, each with its title at the top left; deeper ones have another tint. Where lines run
 * up or down they enter at the top, so there the contents begin where a line to them comes in beside the title.
 */
export const composeAreas = (groups: readonly SpecGroup[], direction: Direction, theme: Theme): readonly Shape[] => {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]));
  const depthOf = (id: string): number => {
    let depth = 0;
    for (let at = parents.get(id); at !== undefined && depth < groups.length; at = parents.get(at)) depth += 1;
    return depth;
  };
  const isUpright = direction === 'down' || direction === 'up';
  return groups.map((group) => composeArea(group, depthOf(group.id), { isUpright, theme }));
};

/** How many tints a theme has for nested groups; deeper ones begin again. */
const tints = 3;

/** Kinds whose colour says that they are open to the outside. */
const exposed = new Set(['dmz']);

interface AreaLook {
  readonly isUpright: boolean;
  readonly theme: Theme;
}

const composeArea = (group: SpecGroup, depth: number, { isUpright, theme }: AreaLook): Shape => {
  const role = exposed.has(group.kind ?? '') ? 'area-exposed' : `area-${(depth % tints) + 1}`;
  const themed = theme.styleFor('shape', role);
  const generic = areaIconOf(group.kind);
  const icon =
    findBrand(group.label) ?? (generic === undefined ? undefined : { set: 'generic' as const, name: generic });
  const style: Style = {
    rounded: '1',
    arcSize: '16',
    absoluteArcSize: '1',
    whiteSpace: 'wrap',
    html: '1',
    align: 'left',
    verticalAlign: 'top',
    spacing: '5',
    spacingLeft: icon === undefined ? '9' : '28',
    container: '1',
    collapsible: '0',
    ...themed,
    ...(icon === undefined
      ? {}
      : {
          ...iconStyle(icon, {
            colour: themed.fontColor ?? '#334155',
            background: themed.fillColor ?? '#ffffff',
            side: iconSide,
          }),
          imageAlign: 'left',
          imageVerticalAlign: 'top',
        }),
    ...(group.kind === undefined ? {} : { dlKind: group.kind }),
  };
  const font = labelFont(style);
  const label = isUpright ? wrapText(group.label, widestTitle, font).join('\n') : group.label;
  const text = measureText(label, font);
  const width = Math.ceil(text.width) + (icon === undefined ? 20 : 40);
  const height = Math.max(titleHeight, Math.ceil(text.height) + 14);
  return {
    id: group.id,
    role,
    placing: 'container',
    label,
    size: { width: Math.max(160, width + 20), height: height + 40 },
    style,
    title: { side: 'top', size: isUpright ? height - 8 : height, ...(isUpright ? { reach: width } : {}) },
    ...(group.parent === undefined ? {} : { parent: group.parent }),
  };
};
