/** How a name of the standard library stands in code, by what it is imported as. */
const library: readonly (readonly [string, string, RegExp])[] = [
  ['std::any', 'Any', /\bdyn Any\b/],
  ['std::cell', 'Cell', /(?<![:\w])Cell[<:]/],
  ['std::cell', 'RefCell', /(?<![:\w])RefCell[<:]/],
  ['std::collections', 'BTreeMap', /(?<![:\w])BTreeMap[<:]/],
  ['std::collections', 'VecDeque', /(?<![:\w])VecDeque[<:]/],
  ['std', 'fmt', /(?<![:\w])fmt::/],
  ['std::rc', 'Rc', /(?<![:\w])Rc[<:]/],
  ['std::rc', 'Weak', /(?<![:\w])Weak[<:]/],
  ['std::time', 'Duration', /(?<![:\w])Duration::/],
  ['std::time', 'SystemTime', /(?<=[:>] |[<[&])SystemTime\b|(?<![:\w])SystemTime::/],
];

/** The lines that import what code uses of the standard library. */
export const importsOf = (code: string): readonly string[] => {
  const bare = code.replace(/^\s*\/\/.*$/gm, '').replace(/"(?:\\.|[^"\\])*"/g, '""');
  const used = library.filter(([, , form]) => form.test(bare));
  return [...new Set(used.map(([module]) => module))]
    .map((module) => {
      const names = used.filter(([each]) => each === module).map(([, name]) => name);
      return `use ${module}::${names.length === 1 ? names[0] : `{${names.join(', ')}}`};`;
    })
    .sort();
};
