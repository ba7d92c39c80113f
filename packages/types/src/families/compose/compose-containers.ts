import type { Shape, SpecGroup } from '@diagloom/diagram/model';
import { measureText } from '@diagloom/diagram/text';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from './label-font.ts';

/** Height of a container's title row, px. */
const titleHeight = 30;

/** Plain containers: a titled frame around their members, as draw.io's swimlane shape draws it. */
export const composeContainers = (groups: readonly SpecGroup[], theme: Theme): readonly Shape[] =>
  groups.map((group) => {
    const style = {
      swimlane: '',
      startSize: String(titleHeight),
      whiteSpace: 'wrap',
      html: '1',
      rounded: '1',
      arcSize: '4',
      collapsible: '0',
      align: 'left',
      spacingLeft: '10',
      ...theme.styleFor('shape', 'container'),
      ...(group.kind === undefined ? {} : { dlKind: group.kind }),
    };
    const text = measureText(group.label, labelFont(style));
    return {
      id: group.id,
      role: 'container',
      placing: 'container' as const,
      label: group.label,
      size: { width: Math.max(120, Math.ceil(text.width) + 24), height: titleHeight + 20 },
      style,
      title: { side: 'top' as const, size: titleHeight },
      ...(group.parent === undefined ? {} : { parent: group.parent }),
    };
  });
