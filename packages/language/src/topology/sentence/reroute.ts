import type { Part } from '../landscape/part.ts';
import type { SentenceState } from './sentence-state.ts';

/** `through a proxy` puts the proxy on the way of the lines that were just drawn; a tunnel goes over the internet and nothing else. */
export const reroute = (parts: readonly Part[], { landscape, lastLines }: SentenceState): void => {
  for (const line of lastLines) {
    const at = landscape.lines.indexOf(line);
    const isTunnel = line.kind === 'tunnel';
    const isOuter = isTunnel && !parts.every(({ role }) => role === 'internet');
    if (at < 0 || isOuter || parts.includes(line.from) || parts.includes(line.to)) continue;
    landscape.lines.splice(at, 1);
    landscape.link([line.from], parts, line);
    landscape.link(parts, [line.to], {
      ...(isTunnel ? { label: line.label } : {}),
      kind: line.kind,
      source: line.source,
    });
  }
};
