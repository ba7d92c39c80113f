/**
 * Text of people and files as it stands in a request: between marks that it cannot close, so that what it says is drawn and never
 * followed. `name` says what it is, such as `description`.
 */
export const asData = (name: string, text: string): string =>
  `<${name}>\n${text.replaceAll(`</${name}`, `<\\/${name}`)}\n</${name}>`;
