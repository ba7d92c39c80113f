import type { Connector, Diagram, DiagramSpec, Look, Shape, SpecGroup, SpecNode } from '@diagloom/diagram/model';
import { findTheme, type Theme } from '@diagloom/diagram/themes';
import { composeConnector, orthogonal } from '../families/compose/compose-connector.ts';
import { composeScreen } from './compose-screen.ts';
import { elementOf } from './elements/index.ts';

/** Screens side by side with their elements stacked inside, and arrows from what opens a screen to that screen. */
export const composeWireframe = (spec: DiagramSpec, look: Look): Diagram => {
  const theme = findTheme(look.theme);
  const screens = new Set(spec.groups.map(({ id }) => id));
  const isOn = (node: SpecNode, screen: string): boolean => node.groups?.find((id) => screens.has(id)) === screen;
  const loose = spec.nodes.filter(({ groups = [] }) => !groups.some((id) => screens.has(id)));
  return {
    type: spec.type,
    title: spec.title,
    theme: theme.id,
    direction: spec.direction ?? 'right',
    layout: 'layered',
    shapes: inOrderOf(spec, [
      ...evenHeights(spec.groups, (group) =>
        composeScreen(
          group,
          spec.nodes.filter((node) => isOn(node, group.id)),
          theme,
        ),
      ),
      ...loose.flatMap((node) => composeLoose(node, theme)),
    ]),
    connectors: spec.edges.map((edge): Connector => {
      return { ...composeConnector(edge, 'opens', theme, { ...orthogonal, arcSize: '12' }), bundled: false };
    }),
  };
};

/** Screens first, then the elements in the order of the spec, each with what stands inside it. */
const inOrderOf = ({ nodes }: DiagramSpec, shapes: readonly Shape[]): readonly Shape[] => {
  const places = new Map(nodes.map(({ id }, index) => [id, index]));
  const placeOf = ({ id, parent = '' }: Shape): number => places.get(id) ?? places.get(parent) ?? -1;
  return shapes.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Screens of one kind are equally high, so that their title bars stand in line; dialogs are as high as what they say. */
const evenHeights = (
  groups: readonly SpecGroup[],
  compose: (group: SpecGroup) => readonly Shape[],
): readonly Shape[] => {
  const composed = groups.map((group) => ({ kind: group.kind ?? 'screen', shapes: compose(group) }));
  const heightOf = (kind: string): number =>
    Math.max(...composed.filter((one) => one.kind === kind).map(({ shapes }) => shapes[0]?.size.height ?? 0));
  return composed.flatMap(({ kind, shapes: [screen, ...parts] }) => {
    if (screen === undefined) return [];
    const height = kind === 'dialog' ? screen.size.height : heightOf(kind);
    return [{ ...screen, size: { ...screen.size, height } }, ...parts];
  });
};

/** An element that nobody put on a screen. */
const composeLoose = (node: SpecNode, theme: Theme): readonly Shape[] => {
  const { role, style, size } = elementOf(node.kind)(node, { width: 220, theme, isFirst: true });
  return [
    {
      id: node.id,
      role,
      placing: 'node',
      label: node.label,
      size,
      style: { ...style, ...(node.kind === undefined ? {} : { dlKind: node.kind }) },
    },
  ];
};
