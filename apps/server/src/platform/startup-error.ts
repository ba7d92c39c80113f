/** Why the server cannot start, in words for the person who starts it. Shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
