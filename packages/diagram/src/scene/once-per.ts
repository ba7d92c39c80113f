/**
 * What is read out of an object, read once: the cells of a page share a few styles, in which every number is text, and pages that are read
 * one after the other share the items that did not change.
 */
export const oncePer = <Key extends object, Value>(read: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const made = read(key);
    known.set(key, made);
    return made;
  };
};
