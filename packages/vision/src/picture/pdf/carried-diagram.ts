import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The draw.io file that a PDF carries: draw.io puts it into the subject, others attach it. Undefined where there is none. */
export const diagramInPdf = async (file: PDFDocumentProxy): Promise<string | undefined> => {
  const { info } = await file.getMetadata();
  const subject = 'Subject' in info && typeof info.Subject === 'string' ? info.Subject : '';
  if (subject.startsWith('%3Cmxfile')) return decode(subject);
  const attachments: unknown = await file.getAttachments();
  for (const attachment of Object.values(attachments ?? {})) {
    const { content } = Object(attachment);
    if (!(content instanceof Uint8Array) || content.length > mostBytes) continue;
    const text = new TextDecoder().decode(content);
    if (/^\s*(<\?xml[^>]*>\s*)?<mxfile\b/.test(text)) return text;
  }
  return undefined;
};

const mostBytes = 10 * 1024 * 1024;

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
