import { damaged } from './drawio-error.ts';

/** The bytes of a base64 text. `what` names it in the message, such as `a compressed page`. */
export const decodeBase64 = (text: string, what: string): Uint8Array => {
  try {
    const binary = atob(text);
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
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
