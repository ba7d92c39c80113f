import type { ScalarType } from '../../program/index.ts';

/** What programs keep a value as: JSON is text, and so are binary values where JSON carries them, in lists, and as what tells things apart. */
export const plainScalar = (
  scalar: ScalarType,
  {
    isServed = false,
    isList = false,
    isKey = false,
  }: { isServed?: boolean | undefined; isList?: boolean; isKey?: boolean },
): ScalarType => (scalar === 'json' || (scalar === 'bytes' && (isServed || isList || isKey)) ? 'text' : scalar);
