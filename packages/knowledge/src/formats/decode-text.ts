import { broken } from '../document-problem.ts';

/** The text of a file: UTF-8, UTF-16 with its mark, or what Windows wrote before. Throws for bytes that are no text at all. */
export const decodeText = (bytes: Uint8Array, kind: string): string => {
  const text = decode(bytes);
  const controls = text.match(/(?![\t\n\f\r\v])[\p{Cc}\uFFFD]/gu)?.length ?? 0;
  if (controls > Math.max(2, text.length * 0.002)) throw broken(kind);
  return text.replace(/\r\n?/g, '\n');
};

const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
