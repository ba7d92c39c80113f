/**
 * The `Content-Disposition` of a download named after a title: plain ASCII for old clients, the full name
 * beside it (RFC 6266, RFC 5987).
 */
export const downloadHeader = (title: string, extension: string): string => {
  const cleaned = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const name = [...cleaned].slice(0, 100).join('');
  const file = `${name === '' ? 'diagram' : name}.${extension}`;
  const ascii = file.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  const plain = ascii.startsWith('.') ? `diagram${ascii}` : ascii;
  const encoded = encodeURIComponent(file).replace(/['()*]/g, percentEncoded);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

const percentEncoded = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
