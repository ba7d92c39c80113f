import { changePages as changed, type PageChange, readDrawio, writeDrawio } from '@diagloom/diagram/drawio';

export type ChangedPages =
  | { readonly ok: true; readonly xml: string }
  | { readonly ok: false; readonly message: string };

/** Adds, copies, names, orders or removes pages of a draw.io file. Throws a `DrawioError` for a bad file. */
export const changePages = (xml: string, change: PageChange): ChangedPages => {
  const document = changed(readDrawio(xml), change);
  return typeof document === 'string' ? { ok: false, message: document } : { ok: true, xml: writeDrawio(document) };
};
