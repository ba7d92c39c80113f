import { useEffect, useState } from 'react';
import { localStore } from '../lib/local-store.ts';

/** A text in the making that survives a reload, by a name that holds whose it is. */
export const useKeptText = (name: string): [string, (text: string | ((before: string) => string)) => void] => {
  const [text, setText] = useState(() => localStore.read(name) ?? '');
  useEffect(() => {
    if (text === '') localStore.remove(name);
    else localStore.write(name, text);
  }, [name, text]);
  return [text, setText];
};
