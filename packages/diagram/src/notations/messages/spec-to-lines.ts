import type { DiagramSpec, SpecEdge, SpecGroup } from '../../model/diagram-spec.ts';
import { type FrameKind, frameKinds, type MessageLine, type ParticipantLine } from './message-line.ts';

/** A spec of messages as lines, each frame where its first message is. Keys are the ids of the spec. Frames without messages are left out. */
export const specToLines = (spec: DiagramSpec): readonly MessageLine[] => {
  const created = createdBy(spec);
  const participant = (id: string): readonly ParticipantLine[] =>
    spec.nodes
      .filter((node) => node.id === id)
      .map(({ label, kind }) => ({
        kind: 'participant',
        key: id,
        label,
        ...(kind === 'actor' || kind === 'database' ? { role: kind } : {}),
        isCreated: created.has(id),
      }));
  const lives = readLives(spec);
  const message = (edge: SpecEdge): readonly MessageLine[] => [
    ...(created.get(edge.to) === edge.id ? participant(edge.to) : []),
    ...(lives.get(edge.id)?.destroyed ?? []).map((key): MessageLine => ({ kind: 'destroy', key })),
    {
      kind: 'message',
      from: edge.from,
      to: edge.to,
      label: edge.label,
      ...(edge.kind === 'reply' || edge.kind === 'async' ? { messageKind: edge.kind } : {}),
    },
    ...(lives.get(edge.id)?.after ?? []),
  ];
  const write = (items: readonly Item[]): readonly MessageLine[] =>
    items.flatMap((item) =>
      'edge' in item
        ? message(item.edge)
        : [
            ...item.parts.flatMap((part, index): readonly MessageLine[] => [
              index === 0
                ? { kind: 'open', frame: item.frame, guard: part.guard }
                : { kind: 'next', guard: part.guard, frame: item.frame },
              ...write(part.items),
            ]),
            { kind: 'close' },
          ],
    );
  return [
    ...spec.nodes.filter(({ id }) => !created.has(id)).flatMap(({ id }) => participant(id)),
    ...write(readItems(spec)),
    ...spec.notes.flatMap(({ text, about }): readonly MessageLine[] =>
      about.length === 0 ? [] : [{ kind: 'note', keys: about.slice(0, 2), text }],
    ),
  ];
};

type Item = { readonly edge: SpecEdge } | { readonly frame: FrameKind; readonly parts: readonly Part[] };

interface Part {
  readonly guard: string;
  readonly items: readonly Item[];
}

/** Messages and frames as they nest, in the order of their first message. */
const readItems = (spec: DiagramSpec): readonly Item[] => {
  const order = new Map(spec.edges.map(({ id }, index) => [id, index]));
  const ids = new Set(spec.groups.map(({ id }) => id));
  const childrenOf = (parent: string | undefined): readonly SpecGroup[] =>
    spec.groups.filter((group) => (ids.has(group.parent ?? '') ? group.parent : undefined) === parent);
  const itemsOf = (holder: string | undefined): readonly Placed[] =>
    [
      ...spec.edges
        .filter(({ group }) => (ids.has(group ?? '') ? group : undefined) === holder)
        .map((edge) => ({ item: { edge }, at: order.get(edge.id) ?? 0 })),
      ...childrenOf(holder).flatMap((group) => (group.kind === 'section' ? [] : toFrame(group))),
    ].sort((a, b) => a.at - b.at);
  const toFrame = (group: SpecGroup): readonly Placed[] => {
    const sections = childrenOf(group.id).filter(({ kind }) => kind === 'section');
    const own = itemsOf(group.id);
    const parts = sections.map(({ id, label }, index) => ({
      guard: sections.length === 1 && label === '' ? group.label : label,
      items: [...(index === 0 ? own : []), ...itemsOf(id)].sort((a, b) => a.at - b.at),
    }));
    const whole = parts.length === 0 ? [{ guard: group.label, items: own }] : parts;
    const starts = whole.flatMap(({ items }) => items.map(({ at }) => at));
    if (starts.length === 0) return [];
    return [
      {
        item: {
          frame: frameOf(group, whole.length),
          parts: whole.map(({ guard, items }) => ({ guard, items: items.map(({ item }) => item) })),
        },
        at: Math.min(...starts),
      },
    ];
  };
  return itemsOf(undefined).map(({ item }) => item);
};

/** Options and loops have one part; of several parts they are alternatives. */
const frameOf = ({ kind }: SpecGroup, parts: number): FrameKind => {
  const frame = frameKinds.find((each) => each === kind) ?? 'alt';
  return parts > 1 && frame !== 'par' ? 'alt' : frame;
};

interface Placed {
  readonly item: Item;
  readonly at: number;
}

/** By participant the message that creates it: its first one, sent by somebody else. */
const createdBy = ({ edges }: DiagramSpec): ReadonlyMap<string, string> => {
  const seen = new Set<string>();
  const created = new Map<string, string>();
  for (const { id, from, to, kind } of edges) {
    seen.add(from);
    if (kind === 'create' && !seen.has(to)) created.set(to, id);
    seen.add(to);
  }
  return created;
};

interface Life {
  readonly destroyed: readonly string[];
  readonly after: readonly MessageLine[];
}

/** What begins and ends with each message. An end that nothing began, and an end before the last message, is left out. */
const readLives = ({ edges }: DiagramSpec): ReadonlyMap<string, Life> => {
  const lastTouch = new Map<string, string>();
  for (const { id, from, to } of edges) for (const key of [from, to]) lastTouch.set(key, id);
  const active = new Map<string, number>();
  const change = (key: string, by: number): boolean => {
    const count = (active.get(key) ?? 0) + by;
    if (count < 0) return false;
    active.set(key, count);
    return true;
  };
  return new Map(
    edges.map(({ id, from, to, kind, properties = {} }) => {
      const sideOf = (side: string | undefined): string | undefined =>
        side === 'receiver' ? to : side === 'sender' ? from : undefined;
      const begun = sideOf(properties.activate);
      const ended = sideOf(properties.deactivate);
      const gone = [...(kind === 'destroy' ? [to] : []), ...(properties.ends === 'sender' ? [from] : [])];
      const after: MessageLine[] = [];
      if (begun !== undefined && change(begun, 1)) after.push({ kind: 'activate', key: begun });
      if (ended !== undefined && change(ended, -1)) after.push({ kind: 'deactivate', key: ended });
      return [id, { destroyed: gone.filter((key) => lastTouch.get(key) === id).slice(0, 1), after }] as const;
    }),
  );
};
