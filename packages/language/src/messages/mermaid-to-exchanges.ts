import type { SequenceLine } from '../notations/mermaid-sequence.ts';
import { tokenise } from '../text/token.ts';
import { type Cast, createCast, kindOf } from './cast.ts';
import type { Exchange, Frame, Remark } from './message.ts';
import { readMermaidLife } from './read-mermaid-life.ts';

/** Lines of a Mermaid sequence diagram as exchanges; a frame that is never closed ends with the text. */
export const mermaidToExchanges = (
  lines: readonly SequenceLine[],
): { readonly cast: Cast; readonly exchanges: readonly Exchange[]; readonly remarks: readonly Remark[] } => {
  const lives = readMermaidLife(lines);
  const remarks: Remark[] = [];
  const cast = createCast();
  const keys = new Map<string, number>();
  const memberOf = (key: string, label = key, isActor = false): number => {
    const known = keys.get(key);
    if (known !== undefined) return known;
    const words = tokenise(label).map((token) => token.lower);
    const kind = isActor ? 'actor' : kindOf(words.at(-1) ?? '') === 'database' ? 'database' : undefined;
    cast.members.push({ label, kind, words });
    keys.set(key, cast.members.length - 1);
    return cast.members.length - 1;
  };
  const root: Exchange[] = [];
  const open: {
    readonly frame: Frame['frame'];
    readonly span: Frame['span'];
    readonly sections: { guard: string; body: Exchange[] }[];
  }[] = [];
  const current = (): Exchange[] => open.at(-1)?.sections.at(-1)?.body ?? root;
  const close = (): void => {
    const frame = open.pop();
    if (frame) current().push({ kind: 'frame', ...frame });
  };
  for (const line of lines) {
    if (line.kind === 'participant') memberOf(line.key, line.label, line.isActor);
    else if (line.kind === 'open')
      open.push({ frame: line.frame, span: line.span, sections: [{ guard: line.guard, body: [] }] });
    else if (line.kind === 'next') open.at(-1)?.sections.push({ guard: line.guard, body: [] });
    else if (line.kind === 'close') close();
    else if (line.kind === 'note') remarks.push({ about: line.keys.map((key) => memberOf(key)), text: line.text });
    else if (line.kind === 'message') {
      const { label, span } = line;
      const { kind: messageKind, properties } = lives.get(line) ?? {};
      current().push({
        kind: 'message',
        from: memberOf(line.from),
        to: memberOf(line.to),
        label,
        span,
        ...(messageKind ? { messageKind } : {}),
        ...(properties ? { properties } : {}),
      });
    }
  }
  while (open.length > 0) close();
  return { cast, exchanges: root, remarks };
};
