/** Replaces HTML character references by their characters; unknown ones stay as they are. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]*));/gi, decode) : text;

const decode = (whole: string, hexadecimal?: string, decimal?: string, name?: string): string => {
  if (name !== undefined) return named.get(name) ?? whole;
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
};

/** The names of U+00A0 to U+00FF in their order, as HTML 4 lists them. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['bull', '•'],
  ['hellip', '…'],
  ['euro', '€'],
  ['trade', '™'],
  ['larr', '←'],
  ['uarr', '↑'],
  ['rarr', '→'],
  ['darr', '↓'],
  ['harr', '↔'],
  ['ne', '≠'],
  ['le', '≤'],
  ['ge', '≥'],
  ['infin', '∞'],
  ['check', '✓'],
]);
