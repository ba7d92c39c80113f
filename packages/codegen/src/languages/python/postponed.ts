/**
 * Whether annotations of a module have to wait: one may name a class that is still to come or is just being written, or a member of a class
 * has the name of a type. `code` is the module without its strings.
 */
export const needsPostponed = (code: string): boolean => {
  if (hidesType.test(code)) return true;
  const lines = code.split('\n');
  return lines.some((line, index) => {
    const name = /^class (\w+)/.exec(line)?.[1];
    if (name === undefined) return false;
    const after = lines.findIndex((each, at) => at > index && /^\S/.test(each));
    const before = lines.filter((_, at) => at !== index && (after < 0 || at < after));
    return before.some((each) => new RegExp(`\\b${name}\\b`).test(each));
  });
};

const hidesType =
  /^ +(?:async )?(?:def )?(?:bool|bytes|date|datetime|dict|float|int|list|object|set|str|time|tuple|type)(?:: |\()/m;
