import { parseStyle, type Style } from '../model/index.ts';
import { edgeDefaults, namedStyles, vertexDefaults } from './default-stylesheet.ts';

/** A style string completed by the named styles that it uses and by draw.io's defaults; later items win. */
export const resolveStyle = (text: string, kind: 'vertex' | 'edge'): Style => {
  const cache = caches[kind];
  const known = cache.get(text);
  if (known) return known;
  const style = complete(text, kind === 'edge' ? edgeDefaults : vertexDefaults);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(text, style);
  return style;
};

/** Pages repeat a few styles many times; the limit only bounds memory. */
const cacheLimit = 500;
const caches = { vertex: new Map<string, Style>(), edge: new Map<string, Style>() };

const complete = (text: string, defaults: Style): Style => {
  const style: Record<string, string> = { ...defaults };
  for (const [key, value] of Object.entries(parseStyle(text))) {
    if (value === '') Object.assign(style, namedStyles.get(key));
    else style[key] = value;
  }
  return style;
};
