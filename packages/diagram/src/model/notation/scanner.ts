/** Reads a line from left to right, one piece at a time. */
export class Scanner {
  private position = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  /** Takes what the sticky pattern matches here; undefined, and nothing taken, where it does not. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (match === null) return undefined;
    this.position += match[0].length;
    return match[1] ?? match[0];
  }

  /** Takes a string in double quotes with JSON's escapes, and gives its value. */
  takeQuoted(): string | undefined {
    const start = this.position;
    const quoted = this.take(/"(?:[^"\\]|\\.)*"/y);
    if (quoted === undefined) return undefined;
    try {
      const value: unknown = JSON.parse(quoted);
      if (typeof value === 'string') return value;
    } catch {
      // Not an escape that JSON knows: the caller reads it as plain text.
    }
    this.position = start;
    return undefined;
  }

  /** Takes all that is left, without the white space around it. */
  takeRest(): string {
    const rest = this.text.slice(this.position).trim();
    this.position = this.text.length;
    return rest;
  }
}
