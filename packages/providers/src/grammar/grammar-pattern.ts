/** What a grammar of ours allows, as a pattern: it calls no rule within itself. For tests, which have no model at hand. */
export const grammarPattern = (grammar: string): RegExp => {
  const rules = new Map(
    grammar.split('\n').map((line) => {
      const [name = '', body = ''] = line.split(' ::= ');
      return [name, body] as const;
    }),
  );
  const resolve = (name: string): string => {
    const body = rules.get(name);
    if (body === undefined) throw new Error(`There is no rule ${name}.`);
    return `(?:${body.replace(parts, (part, text?: string, set?: string, rule?: string) => {
      if (text !== undefined) return `(?:${escaped(JSON.parse(text))})`;
      if (rule !== undefined) return resolve(rule);
      return set ?? (part.trim() === '' ? '' : part);
    })})`;
  };
  return new RegExp(`^${resolve('root')}$`, 'u');
};

/** Texts in quotes, sets, names of rules, spaces; repetitions and brackets are written alike. */
const parts = /("(?:[^"\\]|\\.)*")|(\[(?:[^\]\\]|\\.)*\])|([a-z][a-z-]*)|\s+/g;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
