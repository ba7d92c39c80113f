import { lineOfKind, typesWithLines } from './shapes.ts';

/** What a line of a flowchart says besides that it joins: a kind where the diagram type has one for its look, else the look. */
export const readLineLook = (
  arrow: string,
  type: string,
): { readonly kind?: string; readonly style: Readonly<Record<string, string>> } => {
  const look = /-\./.test(arrow) ? 'dotted' : arrow.includes('==') ? 'thick' : undefined;
  const kind = Object.entries(lineOfKind[type] ?? {}).find(([, each]) => each === look)?.[0];
  const stroke = look === undefined || kind !== undefined ? {} : strokes[look];
  return { ...(kind === undefined ? {} : { kind }), style: { ...stroke, ...headsOf(arrow.trim(), type) } };
};

const strokes = { dotted: { dashed: '1' }, thick: { strokeWidth: '3' } } as const;

/** Lines of a network lead both ways as they are. */
const headsOf = (arrow: string, type: string): Readonly<Record<string, string>> => {
  if (typesWithLines.includes(type)) return {};
  const start = /^[<ox]/.exec(arrow)?.[0];
  const end =
    arrow
      .replace(/\|[\s\S]*$/, '')
      .trim()
      .at(-1) ?? '>';
  return {
    ...(start === undefined ? {} : { startArrow: heads[start] ?? 'classic', startFill: '1' }),
    ...(end === '>' ? {} : { endArrow: heads[end] ?? 'none' }),
  };
};

const heads: Readonly<Record<string, string>> = { o: 'oval', x: 'cross' };
