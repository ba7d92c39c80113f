import type { Direction } from '../../model/geometry.ts';
import { blanked } from '../draft/lines.ts';
import { typeLine } from '../draft/type-line.ts';
import { encodePlantUml } from './texts.ts';

/** True for a text between `@startuml` and `@enduml`; the end may be missing. */
export const isPlantUml = (text: string): boolean =>
  /^\s*(?:```\w*[ \t]*\n\s*)?(?:'[^\n]*\n\s*)*@startuml\b/.test(text);

/** The text with what stands around the diagram, and comments, blanked out, so that places stay. */
export const plantUmlBody = (text: string): string => {
  return text
    .replace(
      /^[ \t]*(?:```|@(?:start|end)uml|'|!|skinparam\s+\w+\s+[^{\n]+$|hide\b|show\b|scale\b|autonumber\b|newpage\b)[^\n]*$/gm,
      blanked,
    )
    .replace(/\/'[\s\S]*?'\//g, blanked)
    .replace(/^[ \t]*skinparam\b[^\n{]*\{[^}]*\}/gm, blanked);
};

export const writePlantUmlFrame = (
  { title, type, direction }: { readonly title: string; readonly type: string; readonly direction?: Direction },
  lines: readonly string[],
): string =>
  [
    '@startuml',
    typeLine("'", type),
    ...(title === '' ? [] : [`title ${encodePlantUml(title)}`]),
    ...(direction === 'right' ? ['left to right direction'] : []),
    ...lines,
    '@enduml',
    '',
  ].join('\n');
