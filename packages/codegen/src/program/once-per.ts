/** What is found out of all records of a program, once for each program: names ask for it again and again. */
export const oncePer = <Key extends object, Value>(find: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: find(key) };
    known.set(key, found);
    return found.value;
  };
};
