import { useState } from 'react';
import { localStore } from '../../../lib/local-store.ts';

/** Something that is on or off and stays so on this browser. */
export const useKeptSwitch = (name: string, initially: boolean): [boolean, (isOn: boolean) => void] => {
  const [isOn, setIsOn] = useState(() => (localStore.read(name) ?? String(initially)) === 'true');
  const set = (next: boolean): void => {
    setIsOn(next);
    localStore.write(name, String(next));
  };
  return [isOn, set];
};
