import {
  createIdPool,
  type DiagramSpec,
  type Direction,
  type Shape,
  type SpecGroup,
  type Style,
  takeId,
} from '@diagloom/diagram/model';
import { measureText, wrapText } from '@diagloom/diagram/text';
import type { Theme } from '@diagloom/diagram/themes';
import { labelFont } from '../families/compose/label-font.ts';

/**
 * Lanes and pools as draw.io's users build them: a pool that stacks its lanes, titles at the left where the flow runs to the
 * right and on top where it runs down. Lanes that no pool holds get one that is titled like the diagram.
 */
export const composeLanes = (spec: DiagramSpec, direction: Direction, theme: Theme): readonly Shape[] => {
  const isLevel = direction === 'right' || direction === 'left';
  const look = { isLevel, theme, titles: titleSizes(spec, theme) };
  const frame = needsFrame(spec) ? frameOf(spec) : undefined;
  const shapes = spec.groups.map((group) => {
    const parent = group.parent ?? (frame === undefined ? undefined : frame.id);
    return composeGroup(group, parent, look);
  });
  return frame === undefined
    ? shapes
    : [{ ...composeGroup(frame, undefined, look), style: frameStyle(frame, look) }, ...shapes];
};

interface LaneLook {
  readonly isLevel: boolean;
  readonly theme: Theme;
  readonly titles: Readonly<Record<'lane' | 'pool', number>>;
}

const needsFrame = ({ groups, title }: DiagramSpec): boolean =>
  title !== '' && groups.length > 0 && !groups.some(({ kind }) => kind === 'pool');

const frameOf = (spec: DiagramSpec): SpecGroup => {
  const parts = [...spec.nodes, ...spec.edges, ...spec.groups, ...spec.notes];
  return { id: takeId('pool', createIdPool(parts.map(({ id }) => id))), label: spec.title, kind: 'pool' };
};

/** `dlFrame` marks a pool that the spec does not have: it only carries the diagram's title. */
const frameStyle = (frame: SpecGroup, look: LaneLook): Style => ({ ...groupStyle('pool', frame, look), dlFrame: '1' });

/** Titles are broken at this width, px, and never take less than the second figure of their lane. */
const titleWidth = 150;
const leastTitle = 30;

const wrappedTitle = (label: string, role: 'lane' | 'pool', theme: Theme) => {
  const font = labelFont(theme.styleFor('shape', role));
  return measureText(wrapText(label, role === 'lane' ? titleWidth : 4 * titleWidth, font).join('\n'), font);
};

/** All lanes have titles of one size, so that their steps begin on one line; pools too. */
const titleSizes = (spec: DiagramSpec, theme: Theme): LaneLook['titles'] => {
  const sizeOf = (role: 'lane' | 'pool'): number => {
    const heights = spec.groups
      .filter(({ kind }) => (kind === 'pool') === (role === 'pool'))
      .map(({ label }) => wrappedTitle(label, role, theme).height + 14);
    return Math.max(leastTitle, ...heights.map((height) => Math.ceil(height / 2) * 2));
  };
  return { lane: sizeOf('lane'), pool: sizeOf('pool') };
};

const composeGroup = (group: SpecGroup, parent: string | undefined, look: LaneLook): Shape => {
  const role = group.kind === 'pool' ? 'pool' : 'lane';
  const text = wrappedTitle(group.label, role, look.theme);
  const title = look.titles[role];
  const length = Math.max(80, Math.ceil(text.width + 28));
  return {
    id: group.id,
    role,
    placing: 'lane',
    label: group.label,
    size: look.isLevel ? { width: title + 60, height: length } : { width: length, height: title + 60 },
    style: groupStyle(role, group, look),
    title: { side: look.isLevel ? 'left' : 'top', size: title },
    ...(parent === undefined ? {} : { parent }),
  };
};

const groupStyle = (role: 'lane' | 'pool', { kind }: SpecGroup, { isLevel, theme, titles }: LaneLook): Style => ({
  swimlane: '',
  html: '1',
  whiteSpace: 'wrap',
  ...(role === 'pool'
    ? {
        childLayout: 'stackLayout',
        resizeParent: '1',
        resizeParentMax: '0',
        ...(isLevel ? { horizontal: '0', horizontalStack: '0' } : {}),
      }
    : isLevel
      ? { horizontal: '0' }
      : {}),
  startSize: String(titles[role]),
  collapsible: '0',
  ...theme.styleFor('shape', role),
  ...(kind === undefined ? {} : { dlKind: kind }),
});
