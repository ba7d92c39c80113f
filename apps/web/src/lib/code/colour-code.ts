import { createLowlight } from 'lowlight';
import { grammars } from './grammars.ts';
import { type CodeToken, plainLines, withoutLastBreak } from './plain-lines.ts';

/** A file as lines of coloured words. The grammar of its language is loaded with the first file of it. */
export const colourCode = async (filename: string, content: string): Promise<readonly (readonly CodeToken[])[]> => {
  const ending = filename.toLowerCase().split(/[./]/).at(-1) ?? '';
  const load = grammars[ending];
  if (load === undefined || content.length > mostCharacters) return plainLines(content);
  const lowlight = createLowlight();
  lowlight.register(ending, (await load()).default);
  const lines: CodeToken[][] = [[]];
  const take = (nodes: readonly Node[], kind: string | undefined): void => {
    for (const node of nodes) {
      if (node.children !== undefined) take(node.children, kindOf(node) ?? kind);
      else addText(lines, node.value ?? '', kind);
    }
  };
  take(lowlight.highlight(ending, content).children, undefined);
  return withoutLastBreak(lines);
};

/** Colours of more than this take longer than anybody waits for them. */
const mostCharacters = 200_000;

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly properties?: { readonly className?: unknown };
}

const kindOf = ({ properties }: Node): string | undefined => {
  const { className } = properties ?? {};
  const [name] = Array.isArray(className) ? className : [];
  return typeof name === 'string' ? name.replace(/^hljs-/, '') : undefined;
};

const addText = (lines: CodeToken[][], text: string, kind: string | undefined): void => {
  for (const [index, part] of text.split('\n').entries()) {
    if (index > 0) lines.push([]);
    if (part !== '') lines.at(-1)?.push({ text: part, ...(kind !== undefined && { kind }) });
  }
};
