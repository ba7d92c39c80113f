/**
 * `not_drawio`: something else. `damaged`: not well-formed, or a page that cannot be unpacked.
 * `unsafe`: asks for entities or a document type. `too_large`: over a limit.
 */
export type DrawioErrorCode = 'not_drawio' | 'damaged' | 'unsafe' | 'too_large';

/** A file that cannot be read. The message is for people and says what to do next. */
export class DrawioError extends Error {
  readonly code: DrawioErrorCode;

  constructor(code: DrawioErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DrawioError';
    this.code = code;
  }
}

export const notDrawio = (): DrawioError =>
  new DrawioError('not_drawio', "The file doesn't appear to be a valid Draw.io diagram");

/** A picture that anybody may have, but without a diagram in it. */
export const noDiagramInside = (kind: 'PNG' | 'SVG'): DrawioError =>
  new DrawioError(
    'not_drawio',
    `This ${kind} doesn’t contain an editable diagram. Export it from draw.io with "Include a copy of my diagram", or use the .drawio file.`,
  );

export const damaged = (what: string, cause?: unknown): DrawioError =>
  new DrawioError('damaged', `The file is damaged: ${what}. Open it in draw.io, save it again, and try again.`, {
    cause,
  });

export const unsafe = (): DrawioError =>
  new DrawioError(
    'unsafe',
    'The file declares a document type or entities, which diagrams don’t need. Open it in draw.io, save it again, and try again.',
  );

export const tooLarge = (what: string): DrawioError =>
  new DrawioError('too_large', `The file is too large: ${what}. Split the diagram into several files and try again.`);

export const tooManyCells = (): DrawioError => tooLarge('it has more shapes and lines than can be read');
