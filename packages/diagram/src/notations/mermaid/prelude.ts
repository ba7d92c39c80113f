import { blanked } from '../draft/lines.ts';
import { typeLine } from '../draft/type-line.ts';

export interface MermaidText {
  /** The text with everything blanked out that is not the diagram itself, so that places stay. */
  readonly body: string;
  readonly title: string;
}

/** Takes off what may stand around a Mermaid diagram: a fence, front matter with a title, directives and comments. */
export const readPrelude = (text: string): MermaidText => {
  const unfenced = text.replace(/^[ \t]*```[^\n]*$/gm, blanked);
  const matter = /^\s*---[ \t]*\n([\s\S]*?)\n[ \t]*---[ \t]*(?=\n|$)/.exec(unfenced);
  const body = unfenced
    .slice(matter?.[0].length ?? 0)
    .replace(/%%\{[\s\S]*?\}%%/g, blanked)
    .replace(/^[ \t]*%%[^\n]*$/gm, blanked);
  return { body: blanked(matter?.[0] ?? '') + body, title: readTitle(matter?.[1] ?? '') };
};

const readTitle = (matter: string): string => {
  const said = /^\s*title:\s*(.*?)\s*$/m.exec(matter)?.[1] ?? '';
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(said);
  if (quoted === null) return said.replace(/^'(.*)'$/, '$1');
  try {
    return String(JSON.parse(said));
  } catch {
    return quoted[1] ?? '';
  }
};

/** What stands above the diagram that we write: its title and its type. */
export const writePrelude = ({ title, type }: { readonly title: string; readonly type: string }): readonly string[] => [
  ...(title === '' ? [] : ['---', `title: ${JSON.stringify(title)}`, '---']),
  typeLine('%%', type),
];
