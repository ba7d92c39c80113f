import { damaged } from './drawio-error.ts';

/** The bytes of a base64 text. `what` names it in the message, such as `a compressed page`. */
export const decodeBase64 = (text: string, what: string): Uint8Array => {
  const binary = decoded(text, what);
  const bytes = new Uint8Array(binary.length);
  // `Uint8Array.from` with a function takes ten times as long, and pages have megabytes.
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
};

const decoded = (text: string, what: string): string => {
  try {
    return atob(text);
  } catch (error) {
    throw damaged(`${what} is not valid base64`, error);
  }
};

/** The text of a URI-encoded one, as `encodeURIComponent` writes it. */
export const decodeUri = (text: string, what: string): string => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw damaged(`${what} is not valid text`, error);
  }
};
