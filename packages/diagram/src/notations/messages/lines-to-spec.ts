import type { DiagramSpec } from '../../model/diagram-spec.ts';
import type { NotationProblem, NotationResult } from '../../model/notation/parse-notation.ts';
import { createSpecDraft, type SpecDraft } from '../draft/spec-draft.ts';
import type { FrameKind, MessageLine } from './message-line.ts';
import { readLife } from './read-life.ts';

interface OpenFrame {
  readonly key: string;
  readonly frame: FrameKind;
  readonly parent: string | undefined;
  readonly line: Extract<MessageLine, { kind: 'open' }>;
  readonly guards: readonly string[];
}

/**
 * The lines of a sequence diagram as a spec. A frame of one part carries its guard itself; one of several has a section for each. A frame
 * that is never closed ends with the text.
 */
export const linesToSpec = (
  lines: readonly MessageLine[],
  header: Pick<DiagramSpec, 'type' | 'title'>,
  problems: readonly NotationProblem[] = [],
): NotationResult => {
  const draft = createSpecDraft();
  for (const problem of problems) draft.problem(problem);
  const lives = readLife(lines);
  const guards = readGuards(lines);
  const open: { readonly frame: OpenFrame; section: number }[] = [];
  const inside = (): string | undefined => {
    const last = open.at(-1);
    return last && partKey(last.frame, last.section);
  };
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'participant')
      draft.node(line.key, { label: line.label, ...(line.role ? { kind: line.role } : {}) });
    else if (line.kind === 'note') draft.note(line.text, line.keys);
    else if (line.kind === 'open') {
      const frame = { key: `#${index}`, frame: line.frame, parent: inside(), line, guards: guards.get(line) ?? [] };
      declareFrame(frame, draft);
      open.push({ frame, section: 0 });
    } else if (line.kind === 'next') {
      const last = open.at(-1);
      if (last) last.section += 1;
    } else if (line.kind === 'close') open.pop();
    else if (line.kind === 'message') {
      const { from, to, label, span } = line;
      const { kind, properties } = lives.get(line) ?? {};
      const group = inside();
      draft.edge({
        from,
        to,
        label,
        ...(kind ? { kind } : {}),
        ...(properties ? { properties } : {}),
        ...(group ? { group } : {}),
        ...(span ? { span } : {}),
      });
    }
  }
  return draft.build(header);
};

const partKey = ({ key, guards }: OpenFrame, section: number): string =>
  guards.length < 2 ? key : `${key}/${section}`;

const declareFrame = (frame: OpenFrame, draft: SpecDraft): void => {
  const { key, parent, guards, line } = frame;
  draft.group(key, {
    label: guards.length < 2 ? (guards[0] ?? '') : '',
    kind: frame.frame,
    ...(parent === undefined ? {} : { parent }),
    ...(line.span ? { span: line.span } : {}),
  });
  if (guards.length < 2) return;
  for (const [section, label] of guards.entries())
    draft.group(partKey(frame, section), { label, kind: 'section', parent: key });
};

/** The guards of each frame's parts, which are known only where it ends. */
const readGuards = (lines: readonly MessageLine[]): ReadonlyMap<MessageLine, readonly string[]> => {
  const guards = new Map<MessageLine, string[]>();
  const open: MessageLine[] = [];
  for (const line of lines) {
    if (line.kind === 'open') {
      guards.set(line, [line.guard]);
      open.push(line);
    } else if (line.kind === 'close') open.pop();
    else if (line.kind === 'next') {
      const frame = open.at(-1);
      if (frame) guards.get(frame)?.push(line.guard);
    }
  }
  return guards;
};
