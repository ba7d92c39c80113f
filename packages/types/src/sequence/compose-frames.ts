import type { DiagramSpec, Shape, SpecGroup, Style } from '@diagloom/diagram/model';
import { measureText } from '@diagloom/diagram/text';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from '../families/compose/label-font.ts';

/**
 * Combined fragments as UML draws them: a frame whose tab names the operator, and in it one section per branch with its
 * guard. A frame that holds messages itself, such as a loop, gets one section of its own for its condition.
 */
export const composeFrames = (spec: DiagramSpec, theme: Theme): readonly Shape[] =>
  spec.groups.flatMap((group, index) => {
    if (isSection(group)) return [composeSection(group, spec.groups.slice(0, index), theme)];
    const frame = composeFrame(group, spec, theme);
    return holdsSections(group, spec) ? [frame] : [frame, composeOwnSection(group, theme)];
  });

/** The id of the shape that holds a group's messages. */
export const sectionIdOf = (group: SpecGroup): string => (isSection(group) ? group.id : `${group.id}.guard`);

const isSection = (group: SpecGroup): boolean => group.kind === 'section';

const holdsSections = (group: SpecGroup, spec: DiagramSpec): boolean =>
  spec.groups.some((other) => isSection(other) && other.parent === group.id);

const operatorOf = (group: SpecGroup): string => group.kind ?? 'alt';

const composeFrame = (group: SpecGroup, spec: DiagramSpec, theme: Theme): Shape => {
  const isNamed = group.label !== '' && holdsSections(group, spec);
  const label = isNamed ? `${operatorOf(group)} ${group.label}` : operatorOf(group);
  const look = theme.styleFor('shape', 'frame');
  const tab = measureText(label, labelFont(look));
  const width = Math.ceil((tab.width + 26) / 10) * 10;
  const style: Style = {
    shape: 'umlFrame',
    whiteSpace: 'wrap',
    html: '1',
    pointerEvents: '0',
    width: String(width),
    height: String(tabHeight),
    ...look,
    dlKind: operatorOf(group),
  };
  const parent = parentShape(group, spec);
  return {
    id: group.id,
    role: 'frame',
    placing: 'frame',
    label,
    size: { width, height: tabHeight },
    style,
    ...(parent === undefined ? {} : { parent }),
  };
};

/** Height of the tab that names the operator, px. */
const tabHeight = 24;

/** A frame in a section is drawn inside that section; a frame in a frame inside the outer frame's own section. */
const parentShape = (group: SpecGroup, spec: DiagramSpec): string | undefined => {
  const parent = spec.groups.find(({ id }) => id === group.parent);
  return parent === undefined ? undefined : sectionIdOf(parent);
};

const composeSection = (group: SpecGroup, before: readonly SpecGroup[], theme: Theme): Shape => {
  const isFirst = !before.some((other) => isSection(other) && other.parent === group.parent);
  return guardShape(group.id, group.label, group.parent, isFirst, theme);
};

const composeOwnSection = (group: SpecGroup, theme: Theme): Shape =>
  guardShape(`${group.id}.guard`, group.label, group.id, true, theme);

/** A section is clear but for its guard, and for the dashed line that parts it from the section above. */
const guardShape = (id: string, guard: string, parent: string | undefined, isFirst: boolean, theme: Theme): Shape => {
  const divider: Style = isFirst
    ? { strokeColor: 'none' }
    : { shape: 'partialRectangle', right: '0', bottom: '0', left: '0', dashed: '1' };
  const { strokeColor = '#64748B', ...look } = theme.styleFor('shape', 'section');
  const style: Style = {
    strokeColor,
    ...divider,
    whiteSpace: 'wrap',
    html: '1',
    pointerEvents: '0',
    align: 'left',
    verticalAlign: 'top',
    spacingLeft: '8',
    spacingTop: '2',
    ...look,
  };
  const label = guard === '' ? '' : `[${guard}]`;
  const text = measureText(label, labelFont(style));
  return {
    id,
    role: 'section',
    placing: 'section',
    label,
    size: { width: Math.ceil(text.width) + 24, height: label === '' ? 0 : Math.ceil(text.height) + 10 },
    style,
    ...(parent === undefined ? {} : { parent }),
  };
};
