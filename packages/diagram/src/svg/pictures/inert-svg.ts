/**
 * True for an SVG that only draws: no scripts, no handlers, no foreign content, no entities, and no reference to anything
 * but its own parts and raster pictures that it carries along. Doubtful ones count as not inert.
 */
export const isInertSvg = (svg: string): boolean =>
  /<svg[\s>]/.test(svg) &&
  svg.length <= longest &&
  !forbidden.some((pattern) => pattern.test(svg)) &&
  addressesOf(svg).every((address) => harmless.test(address));

/** Characters; a larger one is a drawing of its own rather than a picture in a shape. */
const longest = 2_000_000;

const forbidden = [
  /<!ENTITY|<!DOCTYPE[^>]*\[/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener|set|animate\w*|audio|video|a)[\s/>]/i,
  /[\s/"']on[a-z]+\s*=/i,
  /(?:href|src)\s*=\s*[^\s"']/i,
  /@import|expression\s*\(|javascript:|\\/i,
];

const harmless = /^\s*(?:#[^\s]*|data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z\d+/=\s]+)\s*$/;

/** All that the SVG refers to: its `href`s and `src`s, and the `url()`s of its styles. */
const addressesOf = (svg: string): readonly string[] => [
  ...[...svg.matchAll(/(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, one, other]) => one ?? other ?? ''),
  ...[...svg.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|&quot;(.*?)&quot;|([^)"']*))\s*\)?/gi)].map(
    ([, one, two, three, four]) => one ?? two ?? three ?? four ?? '',
  ),
];
