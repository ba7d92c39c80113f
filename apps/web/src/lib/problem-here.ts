/** Something that went wrong in this browser, before any call. Its message is for people. */
export class ProblemHere extends Error {
  override readonly name = 'ProblemHere';
}
