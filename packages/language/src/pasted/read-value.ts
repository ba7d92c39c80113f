import type { SpecAttribute } from '@diagloom/diagram/model';
import { singularName } from '../structure/name.ts';
import type { PastedLink, PastedThing } from './pasted.ts';

/** What `read-value` makes of a value: the things in it and how they hang together. */
export type Read = {
  readonly things: readonly PastedThing[];
  readonly links: readonly PastedLink[];
  readonly isLandscape?: boolean;
};

type Fields = Readonly<Record<string, unknown>>;

/** Turns a parsed JSON or YAML value into things: services, nodes with edges, a tree of names, or objects with their fields. */
export const readValue = (value: unknown): Read | undefined => {
  if (isFields(value)) return readServices(value) ?? readGraph(value) ?? readTree(value) ?? readObjects(value);
  return Array.isArray(value) ? (readTree(value) ?? readObjects({ items: value })) : undefined;
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `services:` of a compose file with what each depends on. */
const readServices = ({ services }: Fields): Read | undefined => {
  if (!isFields(services)) return undefined;
  const names = Object.keys(services);
  const things = names.map((name) => {
    const service = services[name];
    const image = isFields(service) ? String(service.image ?? '') : '';
    return { name, members: [], ...(databases.test(`${name} ${image}`) ? { kind: 'database' } : {}) };
  });
  const links = names.flatMap((name) => {
    const service = services[name];
    if (!isFields(service)) return [];
    return [...namesIn(service.depends_on), ...namesIn(service.links)]
      .map((to) => to.replace(/:.*/, ''))
      .filter((to, index, all) => names.includes(to) && all.indexOf(to) === index)
      .map((to) => ({ from: name, to, label: '' }));
  });
  return { things, links, isLandscape: true };
};

const databases =
  /\b(?:postgres\w*|mysql|mariadb|mongo\w*|redis|sqlite|cassandra|elasticsearch|db|database|influx\w*|mssql)\b/i;

const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.map(String);
  return isFields(value) ? Object.keys(value) : [];
};

/** `nodes` and `edges` or `links`, as graph libraries write them. */
const readGraph = (value: Fields): Read | undefined => {
  const edges = value.edges ?? value.links ?? value.connections ?? value.relations;
  const nodes = value.nodes ?? value.vertices ?? [];
  if (!Array.isArray(edges) || !edges.every(isFields)) return undefined;
  const names = new Map<string, string>();
  if (Array.isArray(nodes))
    for (const node of nodes) {
      const name = isFields(node) ? nameOf(node) : String(node);
      if (name !== undefined) names.set(isFields(node) ? String(node.id ?? name) : name, name);
    }
  const named = (id: unknown): string => names.get(String(id)) ?? String(id);
  const links = edges.flatMap((edge) => {
    const [from, to] = [edge.from ?? edge.source ?? edge.start, edge.to ?? edge.target ?? edge.end];
    return from === undefined || to === undefined
      ? []
      : [{ from: named(from), to: named(to), label: String(edge.label ?? '') }];
  });
  const things = [...new Set([...names.values(), ...links.flatMap(({ from, to }) => [from, to])])].map((name) => ({
    name,
    members: [],
  }));
  return links.length === 0 ? undefined : { things, links, isLandscape: true };
};

const nameOf = ({ name, label, title, id }: Fields): string | undefined => {
  const found = name ?? label ?? title ?? id;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

const branches = /^(?:children|reports|team|subordinates|members|directs|items|nodes|topics|branches|staff)$/i;

/** Objects with a name and a list of further ones under `children`, `reports` or the like. */
const readTree = (value: unknown): Read | undefined => {
  const things: PastedThing[] = [];
  const walk = (node: unknown, parent: string | undefined): boolean => {
    if (Array.isArray(node)) return node.map((child) => walk(child, parent)).includes(true);
    if (typeof node === 'string') {
      things.push({ name: node, members: [], ...(parent === undefined ? {} : { parent }) });
      return false;
    }
    const name = isFields(node) ? nameOf(node) : undefined;
    if (!isFields(node) || name === undefined) return false;
    const role = node.role ?? node.position ?? (node.name === undefined ? undefined : node.title);
    const label = typeof role === 'string' ? `${name}, ${role}` : name;
    things.push({ name: label, members: [], ...(parent === undefined ? {} : { parent }) });
    const below = Object.entries(node).filter(([key, child]) => branches.test(key) && Array.isArray(child));
    return below.map(([, child]) => walk(child, label)).length > 0;
  };
  return walk(value, undefined) && things.some(({ parent }) => parent !== undefined)
    ? { things, links: [] }
    : undefined;
};

/** Every object is a thing with its plain fields; what it holds belongs to it. */
const readObjects = (value: Fields): Read | undefined => {
  const things: PastedThing[] = [];
  const links: PastedLink[] = [];
  const add = (name: string, fields: Fields): void => {
    const at = things.findIndex((thing) => thing.name === name);
    const members = Object.entries(fields).flatMap(([key, field]) => memberOf(key, field) ?? []);
    const known = things[at]?.members ?? [];
    const all = [...known, ...members.filter((member) => known.every((other) => other.name !== member.name))];
    if (at < 0) things.push({ name, members: all });
    else things[at] = { name, members: all };
    for (const [key, field] of Object.entries(fields)) addHeld(name, key, field);
  };
  const addHeld = (owner: string | undefined, key: string, field: unknown): void => {
    const isMany = Array.isArray(field);
    const [first, ...more] = (isMany ? field : [field]).filter(isFields);
    if (first === undefined) return;
    const name = isMany ? singularName(key) : key;
    for (const each of [first, ...more]) add(name, each);
    const link = { from: owner ?? '', to: name, label: '', fromCardinality: '1', toCardinality: isMany ? '0..*' : '1' };
    if (owner !== undefined && !links.some(({ from, to }) => from === link.from && to === link.to)) links.push(link);
  };
  const held = Object.entries(value);
  if (held.length > 0 && held.every(([, field]) => isFields(field) || (Array.isArray(field) && field.some(isFields))))
    for (const [key, field] of held) addHeld(undefined, key, field);
  else add('Record', value);
  return things.some(({ members }) => members.length > 0) ? { things, links } : undefined;
};

const memberOf = (name: string, value: unknown): SpecAttribute | undefined => {
  if (isFields(value) || (Array.isArray(value) && value.some(isFields))) return undefined;
  if (Array.isArray(value)) return { name, type: 'list' };
  if (typeof value === 'string' && /^(?:string|number|int(?:eger)?|bool(?:ean)?|date|uuid|text|float)$/i.test(value))
    return { name, type: value };
  return { name };
};
