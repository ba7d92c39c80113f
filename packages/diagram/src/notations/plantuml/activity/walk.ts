import type { SourceSpan } from '../../../model/diagram-spec.ts';
import type { TextLine } from '../../draft/lines.ts';
import { createSpecDraft, type SpecDraft } from '../../draft/spec-draft.ts';
import { decodePlantUml, unquotePlantUml } from '../texts.ts';
import type { Statement } from './statements.ts';

/** Where the flow goes on from: a node, and what the line from it says. */
interface Exit {
  readonly from: string;
  readonly label: string;
}

/** A part of the text that is still open. */
interface Block {
  readonly kind: 'choice' | 'switch' | 'while' | 'repeat' | 'fork';
  /** The question or the bar; undefined for a loop that begins with its first step. */
  node?: string;
  /** The first node of a repeat, to which it goes back. */
  first?: string;
  /** Where parts that are done go on from. */
  readonly done: Exit[];
  /** What went on before the block: each part of a fork without a bar begins there. */
  readonly before: readonly Exit[];
  readonly breaks: Exit[];
  backward?: { readonly text: string; readonly span: SourceSpan };
  hasElse: boolean;
  readonly isBar: boolean;
}

export interface Activity {
  readonly draft: SpecDraft;
  /** Takes the next statement of the text. */
  readonly take: (statement: Statement, span: SourceSpan, line: TextLine) => void;
}

/** What a step is by the sign that ends it. */
const kindOfSign: Readonly<Record<string, string>> = { '|': 'subprocess', '/': 'io', '<': 'io', '>': 'io' };

/** Joins statements to a flow as they come: nodes, and lines from wherever the flow stands to the next of them. */
export const createActivity = (type: string): Activity => {
  const draft = createSpecDraft();
  const blocks: Block[] = [];
  const groups: (string | undefined)[] = [];
  const connectors = new Set<string>();
  let exits: readonly Exit[] = [];
  let arrow: string | undefined;
  let lane: string | undefined;
  let last: string | undefined;
  let count = 0;

  const join = (to: string, span?: SourceSpan): void => {
    for (const { from, label } of exits)
      draft.edge({ from, to, label: [label, arrow ?? ''].filter(Boolean).join(', '), ...(span ? { span } : {}) });
    arrow = undefined;
  };
  const add = (text: string, kind: string | undefined, span: SourceSpan, said?: string): string => {
    count += 1;
    const key = said ?? `n${count}`;
    const group = lane ?? groups.findLast((each) => each !== undefined);
    draft.node(key, {
      label: decodePlantUml(text),
      ...(kind === undefined ? {} : { kind }),
      ...(group === undefined ? {} : { group }),
      span,
    });
    join(key);
    for (const block of blocks) if (block.kind === 'repeat') block.first ??= key;
    exits = [{ from: key, label: '' }];
    last = key;
    return key;
  };
  const ask = (text: string, span: SourceSpan): string => add(text, 'decision', span);
  const leave = (from: string | undefined, text: string | undefined): readonly Exit[] =>
    from === undefined ? [] : [{ from, label: decodePlantUml(text ?? '') }];
  const open = (kind: Block['kind'], node?: string, isBar = false): void => {
    blocks.push({
      kind,
      ...(node === undefined ? {} : { node }),
      done: [],
      before: exits,
      breaks: [],
      hasElse: false,
      isBar,
    });
  };
  const endPart = (block: Block): void => {
    block.done.push(...exits);
  };
  /** The innermost open block of the kind, which a text that is cut may leave out. */
  const close = (kind: Block['kind']): Block | undefined => {
    const at = blocks.findLastIndex((block) => block.kind === kind);
    return at < 0 ? undefined : blocks.splice(at)[0];
  };
  const within = (kind: Block['kind']): Block | undefined => blocks.findLast((block) => block.kind === kind);

  const take: Activity['take'] = (statement, span, line) => {
    switch (statement.kind) {
      case 'start':
        add('Start', 'start', span);
        break;
      case 'stop':
        add('End', 'end', span);
        exits = [];
        break;
      case 'detach':
        exits = [];
        break;
      case 'step':
        add(statement.text, kindOfSign[statement.sign ?? ''], span);
        break;
      case 'connector': {
        // What was jumped to goes on where the same sign stands behind a step that ended.
        const key = `(${statement.text}`;
        if (connectors.has(key)) {
          join(key);
          exits = [{ from: key, label: '' }];
        } else add(statement.text, 'onpage', span, key);
        connectors.add(key);
        break;
      }
      case 'backward': {
        const block = within('repeat') ?? within('while');
        if (block !== undefined) block.backward = { text: statement.text, span };
        break;
      }
      case 'if': {
        const node = ask(statement.text, span);
        open('choice', node);
        exits = leave(node, statement.yes);
        break;
      }
      case 'elseif': {
        const block = within('choice');
        if (block === undefined) break;
        endPart(block);
        exits = leave(block.node, statement.before);
        block.node = ask(statement.text, span);
        exits = leave(block.node, statement.yes);
        break;
      }
      case 'else': {
        const block = within('choice');
        if (block === undefined) break;
        endPart(block);
        block.hasElse = true;
        exits = leave(block.node, statement.text);
        break;
      }
      case 'endif': {
        const block = close('choice');
        if (block !== undefined) exits = [...block.done, ...exits, ...(block.hasElse ? [] : leave(block.node, ''))];
        break;
      }
      case 'switch':
        open('switch', ask(statement.text, span));
        exits = [];
        break;
      case 'case': {
        const block = within('switch');
        if (block === undefined) break;
        endPart(block);
        exits = leave(block.node, statement.text);
        break;
      }
      case 'endswitch':
        exits = [...(close('switch')?.done ?? []), ...exits];
        break;
      case 'while': {
        const node = ask(statement.text, span);
        open('while', node);
        exits = leave(node, statement.yes);
        break;
      }
      case 'endwhile': {
        const block = within('while');
        if (block?.backward !== undefined) add(block.backward.text, undefined, block.backward.span);
        if (block?.node !== undefined) join(block.node);
        close('while');
        exits = [...leave(block?.node, statement.text), ...(block?.breaks ?? [])];
        break;
      }
      case 'repeat':
        open('repeat');
        break;
      case 'until': {
        const block = close('repeat');
        const node = statement.text === '' ? undefined : ask(statement.text, span);
        const back = node === undefined ? exits : leave(node, statement.yes);
        exits = back;
        if (block?.backward !== undefined) add(block.backward.text, undefined, block.backward.span);
        if (block?.first !== undefined) join(block.first);
        exits = [...leave(node, statement.no), ...(block?.breaks ?? [])];
        break;
      }
      case 'break':
        blocks.findLast(({ kind }) => kind === 'while' || kind === 'repeat')?.breaks.push(...exits);
        exits = [];
        break;
      case 'fork':
        open('fork', statement.isBar ? add('', 'fork', span) : undefined, statement.isBar);
        break;
      case 'again': {
        const block = within('fork');
        if (block === undefined) break;
        endPart(block);
        exits = block.node === undefined ? block.before : leave(block.node, '');
        break;
      }
      case 'merge': {
        const block = close('fork');
        exits = [...(block?.done ?? []), ...exits];
        if (block?.isBar === true && exits.length > 0) add('', 'join', span);
        break;
      }
      case 'lane':
        lane = `|${statement.key}`;
        if (!draft.hasGroup(lane))
          draft.group(lane, {
            label: decodePlantUml(statement.text),
            ...(type === 'process' ? { kind: 'lane' } : {}),
            span,
          });
        break;
      case 'group': {
        if (lane !== undefined) {
          draft.leaveOut(line, 'Groups within lanes');
          groups.push(undefined);
          break;
        }
        const key = `{${line.number}`;
        const parent = groups.findLast((each) => each !== undefined);
        draft.group(key, {
          label: unquotePlantUml(statement.text),
          ...(parent === undefined ? {} : { parent }),
          span,
        });
        groups.push(key);
        break;
      }
      case 'close':
        groups.pop();
        break;
      case 'arrow':
        arrow = decodePlantUml(statement.text);
        break;
      case 'note':
        draft.note(decodePlantUml(statement.text ?? ''), last === undefined ? [] : [last]);
        break;
      case 'title':
        break;
    }
  };
  return { draft, take };
};
