const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};

/** Escapes a value for double quotes. Characters that XML cannot hold (controls, halves of pairs) are dropped. */
export const encodeAttribute = (value: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop.
  value.replace(/[&<>"\x00-\x1f\p{Surrogate}\ufffe\uffff]/gu, (character) => replacements[character] ?? '');

/** True for a name that XML allows; letters outside ASCII included. */
export const isAttributeName = (name: string): boolean => /^[\p{L}_:][\p{L}\p{N}\p{M}_:.·-]*$/u.test(name);

/** ` name="value"` for each, skipping names that XML does not allow. */
export const writeAttributes = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined || !isAttributeName(name) ? '' : ` ${name}="${encodeAttribute(value)}"`,
    )
    .join('');
