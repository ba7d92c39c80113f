import { type DiagramSpec, directions, type Edit, type SpecEdge } from '@diagloom/diagram/model';
import { themeIds } from '@diagloom/diagram/themes/catalog';

/** What the lines of a reply are read with. */
export interface EditLine {
  readonly spec: DiagramSpec;
  /** The id behind a key; undefined for one that nothing has. */
  readonly idOf: (key: string) => string | undefined;
  /** Ids for new parts, whose keys later lines may name. */
  readonly newNode: (key: string, label: string) => string;
  readonly newGroup: (key: string, label: string) => string;
  readonly newNote: (text: string) => string;
}

type ReadLine = (rest: string, line: EditLine) => readonly Edit[] | undefined;

const key = String.raw`[\p{L}\p{N}_]+`;
const keys = String.raw`${key}(?:[\s,]+${key})*`;
const match = (pattern: string, text: string): RegExpExecArray | null =>
  new RegExp(`^${pattern}$`, 'u').exec(text.trim());

/** The ids of several keys; undefined where one of them stands for nothing. */
const idsOf = (text: string, { idOf }: EditLine): readonly string[] | undefined => {
  const ids = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(idOf);
  return ids.length > 0 && ids.every((id) => id !== undefined) ? ids : undefined;
};

const unquoted = (text: string): string => {
  const inner = /^"(.*)"$/.exec(text.trim())?.[1];
  return (inner ?? text).trim();
};

const edgeBetween = ({ edges }: DiagramSpec, from: string | undefined, to: string | undefined): SpecEdge | undefined =>
  edges.find((edge) => edge.from === from && edge.to === to);

/** Every word that a line may begin with. A line that names a part which is not there changes nothing. */
export const editLines: Readonly<Record<string, ReadLine>> = {
  add: (rest, line) => {
    const read = match(
      `(?<key>${key})(?:\\((?<kind>[\\w-]+)\\)|(?<decision>\\?))?\\s+(?<label>.+?)(?:\\s+after\\s+(?<after>${key}))?(?:\\s+before\\s+(?<before>${key}))?(?:\\s+in\\s+(?<group>${key}))?(?:\\s+if\\s+(?<branch>.+))?`,
      rest,
    )?.groups;
    if (read === undefined) return undefined;
    const places = [read.after, read.before, read.group].flatMap((each) => (each === undefined ? [] : [each]));
    if (places.some((place) => line.idOf(place) === undefined)) return undefined;
    const [after, before, group] = [read.after, read.before, read.group].map((each) => each && line.idOf(each));
    const label = unquoted(read.label ?? '');
    const nodeKind = read.decision === undefined ? read.kind : 'decision';
    return [
      {
        kind: 'addNode',
        id: line.newNode(read.key ?? '', label),
        label,
        ...(nodeKind && { nodeKind }),
        ...(after && { after }),
        ...(before && { before }),
        ...(group && { group }),
        ...(read.branch && { branch: unquoted(read.branch) }),
      },
    ];
  },
  connect: (rest, line) => {
    const read = match(`(${key})\\s+(?:->\\s*)?(${key})(?:\\s*:\\s*(.*))?`, rest);
    const [from, to] = [line.idOf(read?.[1] ?? ''), line.idOf(read?.[2] ?? '')];
    if (from === undefined || to === undefined) return undefined;
    return [{ kind: 'connect', from, to, ...(read?.[3] && { label: unquoted(read[3]) }) }];
  },
  disconnect: (rest, line) => {
    const read = match(`(${key})\\s+(?:->\\s*)?(${key})`, rest);
    const edge = edgeBetween(line.spec, line.idOf(read?.[1] ?? ''), line.idOf(read?.[2] ?? ''));
    return edge && [{ kind: 'disconnect', edge: edge.id }];
  },
  rename: (rest, line) => {
    const read = match(`(${key})(?:\\s+(?:->\\s*)?(${key}))?\\s*:\\s*(.+)`, rest);
    const first = line.idOf(read?.[1] ?? '');
    const target = read?.[2] === undefined ? first : edgeBetween(line.spec, first, line.idOf(read[2]))?.id;
    return target === undefined ? undefined : [{ kind: 'rename', target, label: unquoted(read?.[3] ?? '') }];
  },
  remove: (rest, line) =>
    idsOf(rest, line)?.map((id) =>
      line.spec.groups.some((group) => group.id === id)
        ? { kind: 'ungroup', group: id }
        : { kind: 'removeNode', node: id, heal: true },
    ),
  kind: (rest, line) => {
    const read = match(`(${key})\\s+([\\w-]+)`, rest);
    const node = line.idOf(read?.[1] ?? '');
    return node === undefined ? undefined : [{ kind: 'setKind', node, nodeKind: read?.[2] ?? '' }];
  },
  move: (rest, line) => {
    const read = match(`(${key})\\s+(after|before)\\s+(${key})`, rest);
    const [node, place] = [line.idOf(read?.[1] ?? ''), line.idOf(read?.[3] ?? '')];
    if (node === undefined || place === undefined) return undefined;
    return [{ kind: 'moveNode', node, ...(read?.[2] === 'after' ? { after: place } : { before: place }) }];
  },
  swap: (rest, line) => {
    const [first, second, third] = idsOf(rest, line) ?? [];
    return first === undefined || second === undefined || third !== undefined
      ? undefined
      : [{ kind: 'swap', first, second }];
  },
  group: (rest, line) => {
    const read = match(`(${key})(?:\\(([\\w-]+)\\))?\\s+(.+?)\\s*:\\s*(${keys})`, rest);
    const members = idsOf(read?.[4] ?? '', line);
    if (read === null || members === undefined) return undefined;
    const label = unquoted(read[3] ?? '');
    const groupKind = read[2];
    return [
      { kind: 'addGroup', id: line.newGroup(read[1] ?? '', label), label, members, ...(groupKind && { groupKind }) },
    ];
  },
  into: (rest, line) => {
    const read = match(`(${key})\\s*:\\s*(${keys})`, rest);
    const [group, nodes] = [line.idOf(read?.[1] ?? ''), idsOf(read?.[2] ?? '', line)];
    return group === undefined || nodes === undefined ? undefined : [{ kind: 'moveToGroup', nodes, group }];
  },
  ungroup: (rest, line) => {
    const group = line.idOf(rest.trim());
    return group === undefined ? undefined : [{ kind: 'ungroup', group }];
  },
  note: (rest, line) => {
    const read = match(`(${keys})\\s*:\\s*(.+)`, rest);
    const about = idsOf(read?.[1] ?? '', line);
    const text = unquoted(read?.[2] ?? '');
    return about === undefined ? undefined : [{ kind: 'addNote', id: line.newNote(text), text, about }];
  },
  row: (rest, line) => {
    const read = match(`(${key})\\s*:\\s*([^:]+?)(?:\\s*:\\s*(.+))?`, rest);
    const node = line.idOf(read?.[1] ?? '');
    if (node === undefined) return undefined;
    const attribute = { name: unquoted(read?.[2] ?? ''), ...(read?.[3] && { type: unquoted(read[3]) }) };
    return [{ kind: 'addAttribute', node, attribute }];
  },
  unrow: (rest, line) => {
    const read = match(`(${key})\\s*:\\s*(.+)`, rest);
    const node = line.idOf(read?.[1] ?? '');
    return node === undefined ? undefined : [{ kind: 'removeAttribute', node, name: unquoted(read?.[2] ?? '') }];
  },
  colour: (rest, line) => {
    const read = match(`(${keys})\\s*:\\s*(#[0-9a-fA-F]{6})`, rest);
    const targets = idsOf(read?.[1] ?? '', line);
    return targets === undefined ? undefined : [{ kind: 'setStyle', targets, style: { fillColor: read?.[2] ?? '' } }];
  },
  direction: (rest) => {
    const direction = directions.find((each) => each === rest.trim());
    return direction === undefined ? undefined : [{ kind: 'setDirection', direction }];
  },
  theme: (rest) => {
    const theme = themeIds.find((id) => id === rest.trim());
    return theme === undefined ? undefined : [{ kind: 'setTheme', theme }];
  },
};
