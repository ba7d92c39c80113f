import type { SourceSpan } from '@diagloom/diagram/model';

/** A line of a Mermaid sequence diagram. */
export type SequenceLine =
  | {
      readonly kind: 'participant';
      readonly key: string;
      readonly label: string;
      readonly isActor: boolean;
      /** True where the next message to it creates it. */
      readonly isCreated: boolean;
    }
  | {
      readonly kind: 'message';
      readonly from: string;
      readonly to: string;
      readonly label: string;
      readonly messageKind: 'reply' | 'async' | undefined;
      /** `+` and `-` before the receiver: it becomes active; the sender stops being active. */
      readonly sign: '+' | '-' | undefined;
      readonly span: SourceSpan;
    }
  | { readonly kind: 'activate' | 'deactivate' | 'destroy'; readonly key: string }
  | { readonly kind: 'note'; readonly keys: readonly string[]; readonly text: string }
  | {
      readonly kind: 'open';
      readonly frame: 'alt' | 'opt' | 'loop' | 'par';
      readonly guard: string;
      readonly span: SourceSpan;
    }
  | { readonly kind: 'next'; readonly guard: string }
  | { readonly kind: 'close' };

const frames: Readonly<Record<string, 'alt' | 'opt' | 'loop' | 'par'>> = {
  alt: 'alt',
  opt: 'opt',
  loop: 'loop',
  par: 'par',
  critical: 'opt',
  break: 'opt',
};

/** Reads a Mermaid sequence diagram line by line; undefined for a text that is none. Colours and numbers are skipped. */
export const readMermaidSequence = (text: string): readonly SequenceLine[] | undefined => {
  const opening = /^\s*(?:```(?:mermaid)?\s*\n\s*)?sequenceDiagram\b[^\n]*/.exec(text);
  if (!opening) return undefined;
  let offset = opening[0].length;
  return text
    .slice(offset)
    .split('\n')
    .flatMap((line) => {
      const start = offset + (line.length - line.trimStart().length);
      offset += line.length + 1;
      return readLine(line.trim(), { start, end: start + line.trim().length });
    });
};

const readLine = (line: string, span: SourceSpan): readonly SequenceLine[] => {
  const declared = readParticipant(line) ?? readNote(line) ?? readMessage(line, span);
  if (declared) return [declared];
  const activity = /^(activate|deactivate|destroy)\s+(.+)$/.exec(line);
  if (activity) {
    const [, word, key = ''] = activity;
    return [{ kind: word === 'destroy' || word === 'activate' ? word : 'deactivate', key }];
  }
  const [word = '', ...guard] = line.split(/\s+/);
  const frame = frames[word];
  if (frame) return [{ kind: 'open', frame, guard: guard.join(' '), span }];
  if (word === 'else' || word === 'and' || word === 'option') return [{ kind: 'next', guard: guard.join(' ') }];
  return word === 'end' ? [{ kind: 'close' }] : [];
};

const readParticipant = (line: string): SequenceLine | undefined => {
  const match = /^(create\s+)?(participant|actor)\s+(\S+?)(?:\s+as\s+(.+))?$/.exec(line);
  if (!match) return undefined;
  const [, create, word, key = '', label] = match;
  const isCreated = create !== undefined;
  return {
    kind: 'participant',
    key,
    label: (label ?? key).replace(/^"|"$/g, ''),
    isActor: word === 'actor',
    isCreated,
  };
};

const readNote = (line: string): SequenceLine | undefined => {
  const match = /^note\s+(?:over|left of|right of)\s+([^:]+?)\s*:\s*(.+)$/i.exec(line);
  if (!match) return undefined;
  const [, names = '', text = ''] = match;
  return { kind: 'note', keys: names.split(/\s*,\s*/), text: inOneLine(text) };
};

const readMessage = (line: string, span: SourceSpan): SequenceLine | undefined => {
  const match = /^(.+?)\s*(--?>>?|--?x|--?\))\s*([+-]?)\s*([^:]+?)\s*:\s*(.*)$/.exec(line);
  if (!match) return undefined;
  const [, from = '', arrow = '', mark, to = '', label = ''] = match;
  const messageKind = arrow.startsWith('--') ? 'reply' : arrow.endsWith(')') ? 'async' : undefined;
  const sign = mark === '+' || mark === '-' ? mark : undefined;
  return { kind: 'message', from, to, label: inOneLine(label), messageKind, sign, span };
};

const inOneLine = (text: string): string => text.replace(/\s*<br\s*\/?>\s*/gi, ' ').trim();
