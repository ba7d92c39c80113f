import { tunnelRoles } from '../../lexicon/en/topology-words.ts';
import { joinSpans, spanOf } from '../../text/token.ts';
import { uncapitalised } from '../../text/words.ts';
import { areaRank } from '../areas.ts';
import type { Line, Part } from '../landscape/part.ts';
import { isSame } from '../landscape/same-words.ts';
import type { ReadName } from '../read-name.ts';
import { connectionKind, edgeKindOf, isConnection } from './connection.ts';
import { type Context, closeContext, type SentenceState } from './sentence-state.ts';

/** `The offices are connected by a VPN tunnel`: the tunnel is the line between them. True where that is what the name is. */
export const takeConnection = (name: ReadName, context: Context, state: SentenceState): boolean => {
  if (context.meaning !== 'together' || !isConnection(name.words)) return false;
  const { landscape } = state;
  const isTunnel = connectionKind(name.words) === 'tunnel';
  const ends = isTunnel ? [...new Set(context.subjects.map(siteOf))] : context.subjects;
  const [first, ...others] = ends;
  if (first === undefined || others.length === 0) return false;
  const centre = centreOf(ends, landscape.parts);
  state.lastLines = landscape.link([centre ?? first], centre === undefined ? others : ends, {
    label: name.label,
    kind: edgeKindOf(connectionKind(name.words), landscape.type),
    source: joinSpans(spanOf(context.chunk?.tokens ?? []), name.span),
  });
  state.contexts.pop();
  return true;
};

/** A tunnel leads from site to site, whatever was told of last that stands there. */
const siteOf = (part: Part): Part => {
  if (tunnelRoles.has(part.role) || part.rank <= siteRank) return part;
  for (let area = part.parent; area !== undefined; area = area.parent) if (area.rank === siteRank) return area;
  return part;
};

/** Branches that are linked are linked to the one site of another kind, such as the head office. */
const centreOf = (sites: readonly Part[], parts: readonly Part[]): Part | undefined => {
  const [first] = sites;
  const areAlike =
    sites.length > 1 && sites.every(({ words, rank }) => rank === siteRank && isSame(words, first?.words ?? []));
  const [other, ...more] = parts.filter(
    (part) => part.rank === siteRank && part.parent === undefined && !sites.includes(part),
  );
  return areAlike && more.length === 0 ? other : undefined;
};

const siteRank = areaRank(['site']);

/** `The apps sign in via OIDC`: with who knows the users, where somebody does. True where that is what the name is. */
export const takeSignIn = (name: ReadName, { chunk, meaning, subjects }: Context, state: SentenceState): boolean => {
  const isSignIn = /^(?:log|sign|authenticate)/.test(chunk?.tokens[0]?.lower ?? '');
  if (meaning !== 'link' || !isSignIn || !isConnection(name.words)) return false;
  const source = joinSpans(spanOf(chunk?.tokens ?? []), name.span);
  const identity = state.landscape.parts.find(({ role }) => role === 'identity');
  if (identity !== undefined)
    state.lastLines = state.landscape.link(subjects, [identity], { label: name.label, source });
  return true;
};

/** `over HTTPS` labels the lines of the clause. True where that is what the name is. */
export const takeProtocol = (name: ReadName, context: Context, state: SentenceState): boolean => {
  if (!isConnection(name.words)) return false;
  const kind = edgeKindOf(connectionKind(name.words), state.landscape.type);
  if (state.lastLines.length === 0) {
    for (const part of context.subjects.filter(({ role }) => !joins.test(role))) part.purpose ||= name.label;
    if (context.subjects.every(({ role }) => joins.test(role))) state.means = name.label;
  }
  for (const line of state.lastLines) {
    line.label = line.label === '' ? name.label : line.label;
    const source = joinSpans(line.source, name.span);
    replaceLine(line, kind === undefined ? { ...line, source } : { ...line, kind, source }, state);
  }
  closeContext(state, context);
  return true;
};

/** Devices that others are joined to: `a router, two laptops on wifi` says how the laptops are. */
const joins = /^(?:internet|modem|router|firewall|switch|access-point)$/;

const replaceLine = (line: Line, next: Line, state: SentenceState): void => {
  const { lines } = state.landscape;
  const at = lines.indexOf(line);
  if (at >= 0) lines[at] = next;
  state.lastLines = state.lastLines.map((other) => (other === line ? next : other));
};

/** `The internet via fibre and LTE backup into a firewall`: the second way of the line that is to come. True where that is what the name is. */
export const takeSecondWay = ({ words, label }: ReadName, state: SentenceState): boolean => {
  if (state.means === '' || state.lastSeparator !== 'and' || !isConnection(words)) return false;
  state.means = `${state.means} and ${uncapitalised(label)}`;
  return true;
};

/** `A VPN to the head office` leads there from what guards the place. True where that is what the name is. */
export const takeLineOut = ({ words, label }: ReadName, state: SentenceState): boolean => {
  if (!state.isAimNext || !/\b(?:vpn|tunnel)\b/.test(words.join(' ')) || !isConnection(words)) return false;
  const { parts } = state.landscape;
  const edge = ['vpn', 'firewall', 'router'].map((role) => parts.find((part) => part.role === role)).find(Boolean);
  if (edge === undefined) return false;
  state.means = label;
  state.lastParts = [edge];
  state.pair = [edge];
  return true;
};
