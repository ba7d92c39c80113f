/** A picture that is a line icon of one colour, told by its root; draw.io writes pictures in styles without a semicolon. */
const lineIcon = /^(<svg [^>]*fill="none" stroke=")(#[\da-f]{6})(?=")/i;
const start = 'data:image/svg+xml,';

/** A line icon (a data URL as draw.io writes it) in the colour that `recolour` gives for its own; other pictures stay as they are. */
export const recolourIcon = (image: string, recolour: (colour: string) => string): string => {
  if (!image.startsWith(start)) return image;
  const svg = decode(image.slice(start.length));
  const own = svg === undefined ? undefined : lineIcon.exec(svg)?.[2];
  if (svg === undefined || own === undefined) return image;
  return start + btoa(svg.replace(lineIcon, (_, root: string) => root + recolour(own)));
};

/** Undefined for what is no Base64. */
const decode = (text: string): string | undefined => {
  try {
    return atob(text);
  } catch {
    return undefined;
  }
};
