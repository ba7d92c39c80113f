import type { MessageLine, SentLine } from './message-line.ts';

/** What a message begins and ends: its kind, and marks where they say more than calls and replies do by themselves. */
export interface MessageLife {
  readonly kind?: 'reply' | 'async' | 'create' | 'destroy';
  readonly properties?: Readonly<Record<string, string>>;
}

/**
 * Reads what the lines say of lives: `create` and `destroy` hold for the next message of their participant, `activate` and
 * `deactivate` for the message before them. An activation from a call to its reply needs no marks, since it is drawn anyway.
 */
export const readLife = (lines: readonly MessageLine[]): ReadonlyMap<SentLine, MessageLife> => {
  const messages = lines.filter((line) => line.kind === 'message');
  const created = new Set<string>();
  const destroyed = new Set<string>();
  const awaited = new Set<string>();
  const kinds = new Map<SentLine, MessageLife['kind']>();
  const farewells = new Set<SentLine>();
  const open = new Map<string, SentLine[]>();
  const spans: Activity[] = [];
  const begin = (key: string, first: SentLine): void => {
    open.set(key, [...(open.get(key) ?? []), first]);
  };
  const end = (key: string, last: SentLine | undefined): void => {
    const first = open.get(key)?.pop();
    if (first !== undefined && last !== undefined) spans.push({ key, first, last });
  };
  const heard: SentLine[] = [];
  const lastOf = (key: string): SentLine | undefined => heard.findLast(({ from, to }) => from === key || to === key);
  for (const line of lines) {
    if (line.kind === 'participant' && line.isCreated) created.add(line.key);
    else if (line.kind === 'destroy') destroyed.add(line.key);
    else if (line.kind === 'activate') {
      const before = heard.at(-1);
      if (before !== undefined && [before.from, before.to].includes(line.key)) begin(line.key, before);
      else awaited.add(line.key);
    } else if (line.kind === 'deactivate') end(line.key, lastOf(line.key));
    else if (line.kind === 'message') {
      heard.push(line);
      const { from, to } = line;
      for (const key of new Set([from, to])) if (awaited.delete(key)) begin(key, line);
      const isCreation = created.delete(to);
      const isDestruction = destroyed.delete(to);
      if (!isDestruction && destroyed.delete(from)) farewells.add(line);
      kinds.set(line, isDestruction ? 'destroy' : isCreation ? 'create' : line.messageKind);
      if (line.sign === '+') begin(to, line);
      if (line.sign === '-') end(from, line);
    }
  }
  for (const [key, firsts] of open) spans.push(...firsts.map((first) => ({ key, first })));
  const said = spans.filter((span) => !isUsual(span, messages, kinds));
  return new Map(
    messages.map((line) => {
      const kind = kinds.get(line);
      const properties = { ...marksOf(line, said), ...(farewells.has(line) ? { ends: 'sender' } : {}) };
      return [
        line,
        { ...(kind ? { kind } : {}), ...(Object.keys(properties).length === 0 ? {} : { properties }) },
      ] as const;
    }),
  );
};

/** A participant's activation from one message to another; to the end of the diagram where nothing ends it. */
interface Activity {
  readonly key: string;
  readonly first: SentLine;
  readonly last?: SentLine;
}

const marksOf = (line: SentLine, spans: readonly Activity[]): Readonly<Record<string, string>> => {
  const sideOf = ({ key }: Activity): string => (key === line.to ? 'receiver' : 'sender');
  const begun = spans.find(({ first }) => first === line);
  const ended = spans.find(({ last }) => last === line);
  return {
    ...(begun === undefined ? {} : { activate: sideOf(begun) }),
    ...(ended === undefined ? {} : { deactivate: ended.key === line.from ? 'sender' : 'receiver' }),
  };
};

/** True for what is drawn without being said: from a call to the only reply that can be meant by it. */
const isUsual = (
  { key, first, last }: Activity,
  messages: readonly SentLine[],
  kinds: ReadonlyMap<SentLine, MessageLife['kind']>,
): boolean => {
  if (last === undefined || first.from === first.to || kinds.get(first) !== undefined || first.to !== key) return false;
  const isCall = (line: SentLine): boolean =>
    [undefined, 'create'].includes(kinds.get(line)) && line.from === first.from && line.to === key;
  const isReply = (line: SentLine): boolean =>
    kinds.get(line) === 'reply' && line.from === key && line.to === first.from;
  const [start, end] = [messages.indexOf(first), messages.indexOf(last)];
  const between = messages.slice(start + 1, end);
  const after = messages.slice(end + 1);
  const nextReply = after.findIndex(isReply);
  return (
    isReply(last) &&
    !between.some((line) => isCall(line) || isReply(line)) &&
    (nextReply < 0 || after.slice(0, nextReply).some(isCall))
  );
};
