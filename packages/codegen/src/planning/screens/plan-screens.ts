import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import {
  createNameScope,
  type EnumDecl,
  type FieldDecl,
  type MachineDecl,
  type Name,
  type NameScope,
  oneLine,
  type RecordDecl,
  type ScreenDecl,
  type ScreenElement,
  type Transition,
} from '../../program/index.ts';
import { clearly } from '../cannot-plan.ts';
import type { Planner } from '../planner.ts';
import { withScenarios } from '../records/record-scenarios.ts';
import { scenariosOf } from '../uml/states/walk.ts';

const texts = new Set(['field', 'textarea', 'search']);
const switches = new Set(['checkbox', 'toggle']);
const choices = new Set(['choice', 'radio']);
const clicked = new Set(['button', 'link']);

/** Wireframes: screens with their elements, a form per screen that has fields, and a machine that knows which button leads where. */
export const planScreens: Planner = ({ spec, program, typeNames }) => {
  if (spec.nodes.length === 0) throw clearly('There is nothing on the screens of this diagram to write code for.');
  const areas = findAreas(spec, program.title);
  const scope = createNameScope();
  const names = new Map(areas.map(({ id, label }) => [id, scope.take(label, [id], 'screen')]));
  const screenOf = (id: string): Name | undefined => {
    const area = areas.find((each) => each.id === id || each.nodes.some((node) => node.id === id));
    return area === undefined ? undefined : names.get(area.id);
  };
  const eventScope = createNameScope();
  const transitions: Transition[] = [];
  const events = new Map<string, Name>();
  for (const { id, from, to, label } of spec.edges) {
    const [here, there] = [screenOf(from), screenOf(to)];
    if (here === undefined || there === undefined) continue;
    const source = spec.nodes.find((node) => node.id === from);
    const said = oneLine(source?.label ?? '') || oneLine(label) || `open ${there.label}`;
    const event = eventScope.take(said, [from], 'open');
    events.set(id, event);
    transitions.push({ from: here, event, to: there, about: [id] });
  }
  /** What is called like another screen opens it. */
  const namesakes = areas.flatMap((area) =>
    area.nodes.flatMap((node) => {
      const said = oneLine(node.label).toLowerCase();
      const other = areas.find((each) => each !== area && oneLine(each.label).toLowerCase() === said);
      const [here, there] = [names.get(area.id), names.get(other?.id ?? '')];
      const isDrawn = spec.edges.some(({ from }) => from === node.id);
      if (said === '' || !clicked.has(node.kind ?? '') || isDrawn || here === undefined || there === undefined)
        return [];
      const event = eventScope.take(oneLine(node.label), [node.id], 'open');
      transitions.push({ from: here, event, to: there, about: [node.id] });
      return [{ id: node.id, event, screen: there }];
    }),
  );
  const enums: EnumDecl[] = [];
  const records: Omit<RecordDecl, 'scenarios'>[] = [];
  const screens = areas.map((area): ScreenDecl => {
    const elementNames = createNameScope();
    const elements = area.nodes.map((node): ScreenElement => {
      const edge = spec.edges.find(({ id, from }) => from === node.id && events.has(id));
      const namesake = namesakes.find(({ id }) => id === node.id);
      const event = namesake?.event ?? events.get(edge?.id ?? '');
      const screen = namesake?.screen ?? (edge === undefined ? undefined : screenOf(edge.to));
      return {
        name: elementNames.take(node.label, [node.id], node.kind ?? 'text'),
        kind: node.kind ?? 'text',
        label: oneLine(node.label),
        rows: (node.attributes ?? []).map(({ name }) => oneLine(name)),
        ...(event !== undefined && screen !== undefined && { opens: { event, screen } }),
      };
    });
    const fields = elements.flatMap((element) => toField(element, typeNames, enums));
    const name = names.get(area.id) ?? scope.take(area.label, [area.id], 'screen');
    const kind = area.kind === 'phone' || area.kind === 'dialog' ? area.kind : 'screen';
    const screen = { name, title: oneLine(area.label), kind, elements } as const;
    if (fields.length === 0) return screen;
    const form = typeNames.take(area.label, [area.id], 'screen', 'form');
    const summary = `The input on “${oneLine(area.label)}”.`;
    records.push({ name: form, summary, kind: 'class', implements: [], fields, ends: [], operations: [] });
    return { ...screen, form };
  });
  const navigation = transitions.length === 0 ? [] : [toNavigation(program.title, typeNames, screens, transitions)];
  return {
    ...program,
    enums: [...enums, ...navigation.flatMap(({ states, events: all }) => [states, all])],
    records: withScenarios(records),
    machines: navigation,
    screens,
  };
};

interface Area {
  readonly id: string;
  readonly label: string;
  readonly kind?: string;
  readonly nodes: readonly SpecNode[];
}

/** The screens in the diagram's order; what stands on none is a screen of its own. */
const findAreas = (spec: DiagramSpec, title: string): readonly Area[] => {
  const inside = (node: SpecNode, id: string): boolean => (node.groups ?? []).includes(id);
  const areas = spec.groups.map(({ id, label, kind }) => ({
    id,
    label: label || title,
    ...(kind !== undefined && { kind }),
    nodes: spec.nodes.filter((node) => inside(node, id)),
  }));
  const loose = spec.nodes.filter((node) => !spec.groups.some(({ id }) => inside(node, id)));
  return loose.length === 0 ? areas : [...areas, { id: '', label: title, nodes: loose }];
};

const toField = (element: ScreenElement, typeNames: NameScope, enums: EnumDecl[]): readonly FieldDecl[] => {
  const { kind, label, rows, name } = element;
  const field = { name, isOptional: false, isList: false, summary: label };
  if (texts.has(kind)) return [{ ...field, type: { kind: 'scalar', scalar: 'text' } }];
  if (switches.has(kind)) return [{ ...field, type: { kind: 'scalar', scalar: 'boolean' } }];
  if (!choices.has(kind)) return [];
  if (rows.length === 0) return [{ ...field, type: { kind: 'scalar', scalar: 'text' } }];
  const scope = createNameScope();
  const values: EnumDecl = {
    name: typeNames.take(label, name.from, 'choice', 'choice'),
    summary: `The options for “${label}”.`,
    members: rows.map((row) => scope.take(row, name.from, 'choice')),
  };
  enums.push(values);
  return [{ ...field, type: { kind: 'enum', enum: values } }];
};

const toNavigation = (
  title: string,
  typeNames: NameScope,
  screens: readonly ScreenDecl[],
  transitions: readonly Transition[],
): MachineDecl => {
  const machine = {
    name: typeNames.take(title, [], 'screen', 'navigation'),
    summary: `Which button of “${title}” opens which screen.`,
    states: {
      name: typeNames.take(title, [], 'screen', 'screen'),
      summary: `The screens of “${title}”.`,
      members: screens.map(({ name }) => name),
    },
    events: {
      name: typeNames.take(title, [], 'screen', 'action'),
      summary: `The actions of “${title}” that open another screen.`,
      members: [...new Set(transitions.map(({ event }) => event))],
    },
    start: screens[0]?.name ?? createNameScope().take('screen', [], 'screen'),
    finals: [],
    transitions,
    effects: [],
  };
  return { ...machine, scenarios: scenariosOf(machine) };
};
