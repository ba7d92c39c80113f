import type { DiagramSpec, Edit, Finding } from '@diagloom/diagram/model';
import type { Finder, Rules } from '../families/advice/rule.ts';

export const findWireframeWishes: Finder = (spec) => [...findDeadForms(spec), ...findFullScreens(spec)];

export const wireframeRules: Rules = {
  'empty-screen': {
    title: 'Say what an empty screen shows',
    category: 'content',
    impact: 'high',
    confidence: 1,
    blank: '[Screen] screen with [a heading], [a list] and a [button] button.',
  },
  'unreachable-screen': {
    title: 'Open a screen from somewhere',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    blank: 'The [button] button opens the [screen] screen.',
    fix: openFromTheOnlyButton,
  },
  'not-on-a-screen': {
    title: 'Put an element on a screen',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: putOnTheOnlyScreen,
  },
  'form-without-button': {
    title: 'Let people submit the form',
    category: 'content',
    impact: 'medium',
    confidence: 0.9,
    blank: 'and a [Send] button.',
  },
  'full-screen': {
    title: 'Split a full screen',
    category: 'optimization',
    impact: 'low',
    confidence: 0.9,
  },
};

const isButton = ({ kind }: { readonly kind?: string }): boolean => kind === 'button' || kind === 'link';

/** A button or link that is called like the screen opens it. */
function openFromTheOnlyButton(
  { about: [screen = ''] }: Finding,
  { groups, nodes, edges }: DiagramSpec,
): readonly Edit[] {
  const name = groups.find(({ id }) => id === screen)?.label.toLowerCase() ?? '';
  const named = nodes.filter(
    (node) =>
      isButton(node) &&
      !edges.some(({ from }) => from === node.id) &&
      !node.groups?.includes(screen) &&
      node.label !== '' &&
      (name.includes(node.label.toLowerCase()) || node.label.toLowerCase().includes(name)),
  );
  const [only] = named;
  return only !== undefined && named.length === 1 ? [{ kind: 'connect', from: only.id, to: screen }] : [];
}

function putOnTheOnlyScreen({ about }: Finding, { groups }: DiagramSpec): readonly Edit[] {
  const [only] = groups;
  return only !== undefined && groups.length === 1 ? [{ kind: 'moveToGroup', nodes: about, group: only.id }] : [];
}

const inputs = new Set(['field', 'textarea', 'choice', 'checkbox', 'radio', 'toggle']);

const findDeadForms = ({ groups, nodes }: DiagramSpec): readonly Finding[] =>
  groups
    .filter(({ id }) => {
      const elements = nodes.filter((node) => node.groups?.includes(id));
      return elements.filter(({ kind = '' }) => inputs.has(kind)).length >= 2 && !elements.some(isButton);
    })
    .map(({ id, label }) => ({
      rule: 'form-without-button',
      about: [id],
      message: `"${label}" takes input, but nothing submits it. Add a button.`,
    }));

/** Elements that fit on a screen without crowding it. */
const mostElements = 20;

const findFullScreens = ({ groups, nodes }: DiagramSpec): readonly Finding[] =>
  groups.flatMap(({ id, label }): readonly Finding[] => {
    const count = nodes.filter((node) => node.groups?.includes(id)).length;
    return count > mostElements
      ? [
          {
            rule: 'full-screen',
            about: [id],
            message: `${count} elements crowd "${label}". Split them across two screens.`,
          },
        ]
      : [];
  });
