import type { SpecAttribute } from '@diagloom/diagram/model';

/** The members of a class body: what its statements declare, without what stands in methods. */
export const readBody = (body: string, word: string, owner: string): readonly SpecAttribute[] => {
  const plain = body.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ');
  if (word === 'enum') return (plain.split(';')[0] ?? '').split(',').flatMap((value) => enumValue(value) ?? []);
  return statementsIn(plain).flatMap((statement) => memberOf(statement, owner) ?? []);
};

const enumValue = (text: string): SpecAttribute | undefined => {
  const name = /^\s*(\w+)/.exec(text)?.[1];
  return name === undefined ? undefined : { name };
};

/** Statements of the outermost depth; what braces hold is left out, so that a method is its head. */
const statementsIn = (body: string): readonly string[] => {
  const statements: string[] = [''];
  let depth = 0;
  let round = 0;
  for (const character of body) {
    if (character === '{') depth += 1;
    if (character === '(') round += 1;
    if (character === ')') round = Math.max(0, round - 1);
    if (depth === 0 && round === 0 && (character === ';' || character === '\n')) statements.push('');
    else if (depth === 0 && character !== '}') statements[statements.length - 1] += character;
    if (character === '}') {
      depth = Math.max(0, depth - 1);
      if (depth === 0) statements.push('');
    }
  }
  return statements.map((statement) => statement.replace(/\s+/g, ' ').trim()).filter((statement) => statement !== '');
};

const modifier =
  /^(?:(?:public|private|protected|internal|static|readonly|final|abstract|virtual|override|async|const|required|declare|get|set|default|val|var|let)\s+)+/;

const memberOf = (statement: string, owner: string): SpecAttribute | undefined => {
  const bare = statement.replace(/@\w+(?:\([^()]*\))?\s*/g, '').replace(/^\[[^\]]*\]\s*/, '');
  const modifiers = modifier.exec(bare)?.[0] ?? '';
  const rest = bare
    .slice(modifiers.length)
    .replace(/\s*(?:=(?!>).*|=>.*)$/, '')
    .trim();
  const seen = /\bprivate\b|^#/.test(modifiers + rest)
    ? '-'
    : /\bprotected\b/.test(modifiers)
      ? '#'
      : /\bpublic\b/.test(modifiers)
        ? '+'
        : undefined;
  const visibility = seen === undefined ? {} : { visibility: seen as '-' | '#' | '+' };
  const [, before = '', name, parameters = '', after = ''] =
    /^(?:<[^<>]*>\s*)?([\w<>[\],.? ]+\s)?#?(\w+)\s*(?:<[^<>]*>)?\((.*)\)\s*(?::\s*(.+))?$/.exec(rest) ?? [];
  if (name !== undefined) {
    if (name === owner || name === 'constructor') return undefined;
    const type = after.trim() || before.trim();
    return { name: `${name}(${namesOf(parameters)})`, ...(type === '' ? {} : { type }), ...visibility };
  }
  const [, field, said] = /^#?(\w+)[?!]?\s*:\s*(.+)$/.exec(rest) ?? [];
  if (field !== undefined && said !== undefined) return { name: field, type: said.trim(), ...visibility };
  const [, type, own] = /^([\w<>[\],.? ]+?)\s+(\w+)$/.exec(rest) ?? [];
  return type === undefined || own === undefined || type === 'return' ? undefined : { name: own, type, ...visibility };
};

/** The names of parameters, without their types. */
const namesOf = (parameters: string): string =>
  parameters
    .replace(/<[^<>]*>/g, '')
    .split(',')
    .map(
      (parameter) =>
        /^\s*(?:final\s+)?(\w+)\??\s*:/.exec(parameter)?.[1] ?? /(\w+)\s*(?:=.*)?$/.exec(parameter.trim())?.[1] ?? '',
    )
    .filter((name) => name !== '')
    .join(', ');
