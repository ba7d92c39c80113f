import { isWithin, type Line, type Part } from '../landscape/part.ts';

/** Which parts hang together, by lines in either direction; a line to an area reaches all that stands in it. */
export class Reach {
  private readonly roots = new Map<Part, Part>();

  constructor(parts: readonly Part[], lines: readonly Line[]) {
    for (const { from, to } of lines) {
      const [first, ...others] = parts.filter((part) => [from, to].some((end) => part === end || isWithin(part, end)));
      for (const other of others) if (first !== undefined) this.join(first, other);
    }
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
