import { useState } from 'react';

/** The value as it was when holding began, so that what others do does not take a shape out of the hand; the newest otherwise. */
export const useHeld = <Value>(value: Value, isHeld: boolean): Value => {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
};
