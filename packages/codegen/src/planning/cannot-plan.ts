/** Why no code can be written, as a sentence for the person who asked that says what to do. */
export class CannotWriteCode extends Error {}

export const clearly = (message: string): CannotWriteCode => new CannotWriteCode(message);
