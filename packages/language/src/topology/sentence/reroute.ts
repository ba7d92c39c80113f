import type { Part } from '../landscape/part.ts';
import type { SentenceState } from './sentence-state.ts';

/** `through a proxy` puts the proxy on the way of the lines that were just drawn. */
export const reroute = (parts: readonly Part[], { landscape, lastLines }: SentenceState): void => {
  for (const line of lastLines) {
    const at = landscape.lines.indexOf(line);
    if (at < 0 || line.kind === 'tunnel' || parts.includes(line.from) || parts.includes(line.to)) continue;
    landscape.lines.splice(at, 1);
    landscape.link([line.from], parts, line);
    landscape.link(parts, [line.to], { kind: line.kind, source: line.source });
  }
};
