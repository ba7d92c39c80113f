/** What a data URL holds, as a file. Throws for text that is no data URL. */
export const dataUrlToBlob = (url: string): Blob => {
  const match = /^data:([^,]*?)(;base64)?,(.*)$/s.exec(url);
  if (match === null) throw new Error('The picture is not a data URL.');
  const [, type = '', base64, content = ''] = match;
  const bytes = base64 === undefined ? decodeURIComponent(content) : bytesOf(atob(content));
  return new Blob([bytes], { type });
};

const bytesOf = (binary: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(binary, (character) => character.charCodeAt(0));
