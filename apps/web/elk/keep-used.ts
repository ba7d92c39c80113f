/** What GWT writes in the first column of a line begins a statement; the lines behind it stand further in, or close it. */
const statement = /^(?![ };\n]).*\n(?:(?:[ };].*)?\n)*/gm;

const functionNames = /^function ([\w$]+)\(/;
const classNames = /^defineClass\(([\w$]+), ([\w$.]+), (?:\$\w+|\{[^}]*\})((?:, [\w$]+)*)\);/;
const methodNames = /^_\.([\w$]+) = function ([\w$]+)\(/;
const literalNames = /^var ([\w$]+) = createFor(?:Class|Enum)\('[^']*', '[^']*', ([\w$]+)\b/;
const word = /[\w$]+/g;

/** Tells the page that what was left out is needed: what ELK answers to the graph at hand is not to be taken. */
const missing = `
function missing() {
  self.postMessage({ isMissing: true });
  throw new Error('This part of ELK was left out.');
}
`;

/**
 * The part of ELK that is in use. In: `elkjs/lib/elk-worker.js`, as GWT writes it before it is made small, and the names of the functions that are
 * used. Out: the script with a call of `missing` in place of each other function, and without classes that have no object. What nobody needs any more
 * is left to the minifier.
 */
export const keepUsed = (script: string, used: ReadonlySet<string>): string => {
  const statements = (script.match(statement) ?? []).map((text) => shortened(text, used));
  const classes = usedClasses(statements, used);
  let isUsed = true;
  const kept = statements.filter((text) => {
    const [, id] = classNames.exec(text) ?? [];
    if (id !== undefined) isUsed = classes.has(id);
    return isUsed || !/^(?:defineClass\(|_\.)/.test(text);
  });
  const mentioned = new Set(
    kept
      .filter((text) => !isOptional(text))
      .join('')
      .match(word),
  );
  return [...kept.filter((text) => isNeeded(text, mentioned, classes)), missing].join('');
};

const shortened = (text: string, used: ReadonlySet<string>): string => {
  const [, called] = functionNames.exec(text) ?? [];
  if (called !== undefined) return used.has(called) ? text : `function ${called}() { missing(); }\n`;
  const [, method, body] = methodNames.exec(text) ?? [];
  return body === undefined || used.has(body) ? text : `_.${method} = missing;\n`;
};

/** Those of which an object was made, and what they inherit from. */
const usedClasses = (statements: readonly string[], used: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set<string>();
  const classes = statements.flatMap((text) => {
    const [, id = '', parent = '', constructors = ''] = classNames.exec(text) ?? [];
    return id === '' ? [] : [{ id, parent, constructors: constructors.match(word) ?? [] }];
  });
  const parents = new Map(classes.map(({ id, parent }) => [id, parent]));
  for (const { id, constructors } of classes) {
    if (!constructors.some((name) => used.has(name))) continue;
    for (let at: string | undefined = id; at !== undefined && !found.has(at); at = parents.get(at)) found.add(at);
  }
  return found;
};

const isOptional = (text: string): boolean => text.endsWith(' = missing;\n') || literalNames.test(text);

const isNeeded = (text: string, mentioned: ReadonlySet<string>, classes: ReadonlySet<string>): boolean => {
  if (text.endsWith(' = missing;\n')) return mentioned.has(text.slice(2, text.indexOf(' ')));
  const [, literal, of] = literalNames.exec(text) ?? [];
  return literal === undefined || mentioned.has(literal) || classes.has(of ?? '');
};
