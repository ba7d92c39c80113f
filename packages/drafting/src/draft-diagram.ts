import { writeDrawio } from '@diagloom/diagram/drawio';
import type { DiagramSpec, PartStyle } from '@diagloom/diagram/model';
import { type Beginning, beginningOf, readScene } from '@diagloom/diagram/scene';
import { renderSvg } from '@diagloom/diagram/svg';
import { type DiagramTypeId, diagramTypeOf } from '@diagloom/types';
import { askedTheme } from './asked-theme.ts';
import { chooseType } from './choose-type.ts';
import type { DraftingTools } from './drafting-tools.ts';
import { drawDark } from './draw-dark.ts';
import { drawSpec } from './draw-spec.ts';
import { type DraftPart, placeParts } from './place-parts.ts';
import { previewOptions } from './preview-options.ts';
import { readLines } from './read-lines.ts';
import { understandPrompt } from './understand-prompt.ts';
import { withTitle } from './with-title.ts';

export interface DraftRequest {
  readonly prompt: string;
  /** `auto` leaves it to the text. */
  readonly type: DiagramTypeId | 'auto';
  /** A theme's id; the first theme where absent. */
  readonly theme?: string;
  /** Lines of our notation to be drawn as the type in place of the prompt, such as a model writes them just now. */
  readonly notation?: string;
  /** True while somebody is in the middle of it: what shows nothing yet is not drawn as whatever type shows most of it. */
  readonly isUnfinished?: boolean;
  /** Whether the picture is drawn in the dark theme; the file stays as it is. */
  readonly isDark?: boolean;
}

export type DraftResult = Draft | NoDraft;

/** What a text is drawn as before anybody asked for it to be kept. */
export interface Draft {
  readonly ok: true;
  readonly title: string;
  readonly type: DiagramTypeId;
  /** Why this type, where it was left to the text. */
  readonly reason?: string;
  /** The picture, as the server's preview draws it, or in the dark theme where that was asked for. */
  readonly svg: string;
  /** The draw.io file, byte for byte what generating the text stores. */
  readonly xml: string;
  /** From 0 to 1: how much of the text the diagram shows. */
  readonly coverage: number;
  readonly parts: readonly DraftPart[];
  readonly beginning: Beginning | undefined;
}

export interface NoDraft {
  readonly ok: false;
  /** For people: what to write instead. */
  readonly message: string;
}

/** Draws a text that is still being written: the steps of a generation without what is stored with it. */
export const draftDiagram = async (request: DraftRequest, tools: DraftingTools): Promise<DraftResult> => {
  if (request.notation !== undefined && request.type !== 'auto')
    return drawLines(request.notation, request.type, { tools, isDark: request.isDark });
  const { theme, isDark } = request;
  const { type: id, reason, understanding } = await understandAs(request, tools);
  if (!understanding.ok) return { ok: false, message: understanding.message };
  const { presentation } = understanding;
  const drawing = { tools, theme: theme ?? askedTheme(presentation), parts: presentation?.parts, isDark };
  const drawn = await drawAs(id, understanding.spec, drawing);
  return { ...drawn, ...(reason === undefined ? {} : { reason }), coverage: understanding.coverage };
};

const drawLines = async (notation: string, id: DiagramTypeId, drawing: Drawing): Promise<DraftResult> => {
  const spec = readLines(notation, diagramTypeOf(id));
  if (spec.nodes.length === 0) return { ok: false, message: 'No line names a part yet.' };
  return { ...(await drawAs(id, spec, drawing)), coverage: 1 };
};

interface Drawing {
  readonly tools: DraftingTools;
  readonly theme?: string | undefined;
  readonly parts?: readonly PartStyle[] | undefined;
  readonly isDark?: boolean | undefined;
}

const drawAs = async (id: DiagramTypeId, untitled: DiagramSpec, { tools, theme, parts, isDark }: Drawing) => {
  const spec = withTitle(untitled);
  const document = await drawSpec(spec, diagramTypeOf(id), tools, {
    ...(theme === undefined ? {} : { theme }),
    ...(parts === undefined ? {} : { parts }),
  });
  const [page] = document.pages;
  if (page === undefined) throw new Error('A drawn document has a page.');
  const shown = isDark ? drawDark(page) : page;
  const { items } = readScene(page);
  return {
    ok: true as const,
    title: spec.title,
    type: id,
    svg: renderSvg(shown, previewOptions(shown, spec.title)),
    xml: writeDrawio(document),
    parts: placeParts(spec, items),
    beginning: beginningOf(items),
  };
};

const understandAs = async (
  { prompt, type: wanted, isUnfinished }: DraftRequest,
  { onLoading }: Pick<DraftingTools, 'onLoading'>,
) => {
  const read = (type: DiagramTypeId) => understandPrompt(prompt, type, onLoading && { onLoading });
  if (wanted !== 'auto') return { type: wanted, reason: undefined, understanding: await read(wanted) };
  const { type, chosenType, understanding } = await chooseType(prompt, { read, isUnfinished });
  return { type, reason: chosenType.message, understanding };
};
