import { diagramMessages, uploadLimits } from '@diagloom/contract';
import { templateStrings } from '../../../strings/template.ts';

export interface Template {
  readonly content: string;
  readonly fileName: string;
}

export type ReadTemplate =
  | { readonly ok: true; readonly template: Template }
  | { readonly ok: false; readonly title: string; readonly description: string };

/** Reads a file that somebody chose as a template, or says in words for people why it is none. Never rejects. */
export const readTemplate = async (file: Pick<File, 'name' | 'size' | 'text'>): Promise<ReadTemplate> => {
  const refuse = (title: string, description: string): ReadTemplate => ({ ok: false, title, description });
  if (!/\.(?:drawio|xml)$/i.test(file.name)) {
    return refuse(templateStrings.invalidType, templateStrings.invalidTypeText);
  }
  if (file.size >= uploadLimits.templateBytes) return refuse(templateStrings.tooLarge, diagramMessages.templateLarge);
  const content = await file.text().catch(() => undefined);
  if (content === undefined) return refuse(templateStrings.uploadFailed, templateStrings.uploadFailedText);
  return /<(?:mxfile|mxGraphModel)\b/.test(content)
    ? { ok: true, template: { content, fileName: file.name } }
    : refuse(templateStrings.invalidFile, diagramMessages.templateInvalid);
};
