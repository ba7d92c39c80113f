const article = /^(?:the|a|an|its|state|status)\s+/i;

/** A state as it is called, without article and the word `state`. */
export const bareName = (text: string): string => {
  let name = text
    .trim()
    .replace(/^["“']|["”'.,;]+$/g, '')
    .trim();
  for (let previous = ''; previous !== name; ) {
    previous = name;
    name = name.replace(article, '').replace(/\s+(?:state|status)$/i, '');
  }
  return name;
};

export const listOf = (text: string): readonly string[] =>
  text
    .split(/,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/i)
    .map((name) => name.trim())
    .filter((name) => bareName(name) !== '');
