/**
 * Says of a path from the root whether the lines of a .gitignore leave it out; a folder's ends with `/`. Knows what ours uses:
 * names that hold anywhere, paths from the root, `*` within a name, and `/` at the end for folders only.
 */
export const readIgnoreRules = (gitignore: string): ((path: string) => boolean) => {
  const rules = gitignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(toPattern);
  return (path) => rules.some((rule) => rule.test(path));
};

const toPattern = (line: string): RegExp => {
  const start = line.startsWith('/') ? '^' : '(?:^|/)';
  const end = line.endsWith('/') ? '/$' : '/?$';
  const body = line.replace(/^\/|\/$/g, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${start}${body.replaceAll('*', '[^/]*')}${end}`);
};
