import { isWithin, type Line, type Part } from '../landscape/part.ts';

/** Which parts hang together, by lines in either direction. A line to an area reaches the area and nothing in it. */
export class Reach {
  private readonly roots = new Map<Part, Part>();

  constructor(lines: readonly Line[]) {
    for (const { from, to } of lines) this.join(from, to);
  }

  join(a: Part, b: Part): void {
    this.roots.set(b, this.rootOf(b));
    this.roots.set(this.rootOf(a), this.rootOf(b));
  }

  /** True where a way leads from one to the other; a line to an area counts where it holds the first and not the second. */
  isJoined(a: Part, b: Part): boolean {
    return this.endsOf(a, b).some((end) => this.rootOf(end) === this.rootOf(b));
  }

  private endsOf(part: Part, other: Part): readonly Part[] {
    const ends = [part];
    for (let area = part.parent; area !== undefined && !isWithin(other, area); area = area.parent)
      if (this.roots.has(area)) ends.push(area);
    return ends;
  }

  private rootOf(part: Part): Part {
    let root = part;
    for (let up = this.roots.get(root); up !== undefined && up !== root; up = this.roots.get(root)) root = up;
    if (root !== part) this.roots.set(part, root);
    return root;
  }
}
