import type { Line, Part } from '../landscape/part.ts';

/** Which parts hang together, by lines in either direction. A line to an area reaches the area and nothing in it. */
export class Reach {
  private readonly roots = new Map<Part, Part>();

  constructor(lines: readonly Line[]) {
    for (const { from, to } of lines) this.join(from, to);
  }

  join(a: Part, b: Part): void {
    this.roots.set(this.rootOf(a), this.rootOf(b));
  }

  isJoined(a: Part, b: Part): boolean {
    return this.rootOf(a) === this.rootOf(b);
  }

  private rootOf(part: Part): Part {
    let at = part;
    for (let up = this.roots.get(at); up !== undefined && up !== at; up = this.roots.get(at)) at = up;
    return at;
  }
}
