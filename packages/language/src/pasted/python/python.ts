import type { SpecAttribute } from '@diagloom/diagram/model';
import { type CodeClass, linkClasses } from '../class-links.ts';
import type { PastedFormat } from '../pasted.ts';

const opening = /^([ \t]*)class (\w+)(?:\(([^()\n]*)\))?:[ \t]*(?:#[^\n]*)?$/gm;

/** Classes of Python: what stands indented below `class Name(Parent):`. */
export const python: PastedFormat = {
  id: 'python',
  read: (text) => {
    const found = [...text.matchAll(opening)];
    const classes: CodeClass[] = [];
    let end = 0;
    for (const match of found) {
      const [whole, indent = '', name = '', heads = ''] = match;
      const body = bodyOf(text.slice(match.index + whole.length + 1), indent.length);
      end = match.index + whole.length + 1 + body.length;
      const parents = heads
        .split(',')
        .map((parent) => parent.trim())
        .filter((parent) => /^\w+$/.test(parent) && !/^(?:object|ABC|BaseModel|Enum|Protocol|Base)$/.test(parent));
      const isEnum = /\bEnum\b/.test(heads);
      const kind = isEnum
        ? 'enum'
        : /\bProtocol\b/.test(heads)
          ? 'interface'
          : /\bABC\b|@abstractmethod/.test(heads + body)
            ? 'abstract'
            : undefined;
      classes.push({ name, parents, members: membersIn(body, isEnum), ...(kind === undefined ? {} : { kind }) });
    }
    const start = found[0]?.index;
    return start === undefined
      ? undefined
      : { ...linkClasses(classes), span: { start, end: Math.min(end, text.length) } };
  },
};

/** The lines below that are indented further. */
const bodyOf = (text: string, depth: number): string => {
  let at = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '' && line.length - line.trimStart().length <= depth) break;
    at += line.length + 1;
  }
  return text.slice(0, at);
};

const membersIn = (body: string, isEnum: boolean): readonly SpecAttribute[] => {
  const members = new Map<string, SpecAttribute>();
  const add = (member: SpecAttribute): void => {
    const known = members.get(member.name);
    if (known?.type === undefined) members.set(member.name, { ...known, ...member });
  };
  const first = body.split('\n').find((line) => line.trim() !== '') ?? '';
  const depth = first.length - first.trimStart().length;
  let parameters: ReadonlyMap<string, string> = new Map();
  for (const line of body.split('\n')) {
    const isOwn = line.length - line.trimStart().length === depth;
    const text = line.trim();
    const [, method, list = ''] = /^(?:async )?def (\w+)\(([^)]*)\)?/.exec(text) ?? [];
    if (method !== undefined) {
      parameters = typesOf(list);
      if (!/^__/.test(method))
        add({ name: `${method}(${[...parameters.keys()].filter((name) => name !== 'self').join(', ')})` });
    }
    const [, field, type] = /^(\w+)\s*:\s*([^=]+?)\s*(?:=.*)?$/.exec(text) ?? [];
    if (isOwn && method === undefined && field !== undefined && type !== undefined && !isKeyword.test(field))
      add({ name: field, type });
    const [, value] = /^(\w+)\s*=/.exec(text) ?? [];
    if (isOwn && value !== undefined && (isEnum || /Column|Field|relationship|mapped_column/.test(text)))
      add({ name: value });
    const [, own, said, from] = /^self\.(\w+)\s*(?::\s*([^=]+?))?\s*=\s*(\w*)/.exec(text) ?? [];
    const known = said ?? parameters.get(from ?? '');
    if (own !== undefined)
      add({
        name: own.replace(/^_+/, ''),
        ...(known === undefined || known === '' ? {} : { type: known }),
        ...(own.startsWith('_') ? { visibility: '-' as const } : {}),
      });
  }
  return [...members.values()];
};

const isKeyword = /^(?:if|for|while|else|try|with|return|class|except|finally|elif|lambda)$/;

const typesOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .split(/,(?![^[]*\])/)
      .map((parameter) => /^\s*\*{0,2}(\w+)\s*(?::\s*([^=]+?))?\s*(?:=.*)?$/.exec(parameter))
      .flatMap((match) => (match === null ? [] : [[match[1] ?? '', match[2] ?? ''] as const])),
  );
