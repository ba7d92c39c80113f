/** A floating number in languages in which a point tells it from a whole one: `24.0`. */
export const withPoint = (value: unknown): string => (Number.isInteger(value) ? `${value}.0` : String(value));
