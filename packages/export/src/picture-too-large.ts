/** A picture that would take more pixels, time or memory than a server should give it. */
export class PictureTooLargeError extends Error {
  override readonly name = 'PictureTooLargeError';
}
