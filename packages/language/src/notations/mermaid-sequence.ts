import type { SourceSpan } from '@diagloom/diagram/model';

/** A line of a Mermaid sequence diagram. */
export type SequenceLine =
  | { readonly kind: 'participant'; readonly key: string; readonly label: string; readonly isActor: boolean }
  | {
      readonly kind: 'message';
      readonly from: string;
      readonly to: string;
      readonly label: string;
      readonly messageKind: 'reply' | 'async' | undefined;
      readonly span: SourceSpan;
    }
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

/** Reads a Mermaid sequence diagram line by line; undefined for a text that is none. Notes and activations are skipped. */
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
  const participant = /^(?:create\s+)?(participant|actor)\s+(\S+?)(?:\s+as\s+(.+))?$/.exec(line);
  if (participant) {
    const [, word, key = '', label] = participant;
    return [{ kind: 'participant', key, label: (label ?? key).replace(/^"|"$/g, ''), isActor: word === 'actor' }];
  }
  const message = /^(.+?)\s*(--?>>?|--?x|--?\))\s*[+-]?\s*([^:]+?)\s*:\s*(.*)$/.exec(line);
  if (message) {
    const [, from = '', arrow = '', to = '', label = ''] = message;
    const messageKind = arrow.startsWith('--') ? 'reply' : arrow.endsWith(')') ? 'async' : undefined;
    return [{ kind: 'message', from, to, label, messageKind, span }];
  }
  const [word = '', ...guard] = line.split(/\s+/);
  const frame = frames[word];
  if (frame) return [{ kind: 'open', frame, guard: guard.join(' '), span }];
  if (word === 'else' || word === 'and' || word === 'option') return [{ kind: 'next', guard: guard.join(' ') }];
  return word === 'end' ? [{ kind: 'close' }] : [];
};
