import type { DiagramSpec } from '@diagloom/diagram/model';
import type { DiagramTypeId } from '@diagloom/types';
import { openDiagram } from './open-diagram.ts';
import type { StudioTools } from './studio-tools.ts';
import { takeTemplate, titleFromFile } from './take-template.ts';

export interface ImportRequest {
  readonly bytes: Uint8Array;
  /** The file's name, which the diagram is called after where nothing inside names it. */
  readonly name: string;
}

export type ImportResult = ImportedDiagram | { readonly ok: false; readonly message: string };

export interface ImportedDiagram {
  readonly ok: true;
  /** A draw.io file: the one that was brought, byte for byte, or a text notation as we draw it. */
  readonly xml: string;
  readonly title: string;
  readonly type: DiagramTypeId;
  readonly spec: DiagramSpec;
  /** What of a notation could not be read, one sentence each. */
  readonly warnings: readonly string[];
}

/** Takes a file of any kind that `openDiagram` reads as a diagram of its own, in its own look. A bad file is answered with what to do. */
export const importDiagram = async (
  { bytes, name }: ImportRequest,
  tools: Pick<StudioTools, 'layout'>,
): Promise<ImportResult> => {
  const opened = await openDiagram(bytes, {}, tools);
  if (!opened.ok) return opened;
  const { xml, warnings, isDrawn } = opened;
  // A drawing is what its first page with shapes shows; of a notation we know what is meant.
  const taken = isDrawn ? takeTemplate(xml, name) : undefined;
  const spec = taken?.spec ?? opened.spec();
  const said = isDrawn ? (taken?.spec.title ?? '') : spec.title;
  const title = said === '' ? titleFromFile(name) : said;
  return { ok: true, xml, title, type: taken?.type ?? opened.type, spec: { ...spec, title }, warnings };
};
