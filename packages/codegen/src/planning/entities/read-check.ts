import type { RangeRule } from '../../program/index.ts';

/** What a written check asks of columns, by their names as they are written. */
export type ReadCheck =
  | { readonly kind: 'range'; readonly column: string; readonly rules: readonly RangeRule[] }
  | { readonly kind: 'oneOf'; readonly column: string; readonly values: readonly string[] }
  | { readonly kind: 'notBlank'; readonly column: string }
  | {
      readonly kind: 'compare';
      readonly column: string;
      readonly operator: RangeRule['operator'];
      readonly than: string;
    };

const number = '(-?\\d+(?:\\.\\d+)?)';
const range = new RegExp(`^(\\w+) ?(>=|<=|>|<) ?\\(?${number}\\)?$`);
const between = new RegExp(`^(\\w+) between ${number} and ${number}$`, 'i');

/** Reads `hours between 1 and 24`, `total >= 0`, `state in ('on', 'off')`, `ends > starts`; undefined for what is none of these. */
export const readCheck = (written: string): ReadCheck | undefined => {
  const text = withoutBrackets(written)
    .replace(/^\w+ is null or /i, '')
    .replace(/\((\w+)\)/g, '$1');
  const [, limited, least, most] = between.exec(text) ?? [];
  if (limited !== undefined)
    return {
      kind: 'range',
      column: limited,
      rules: [
        { operator: '>=', value: Number(least) },
        { operator: '<=', value: Number(most) },
      ],
    };
  const parts = text.split(/ and /i).map((part) => range.exec(withoutBrackets(part)));
  const column = parts[0]?.[1];
  if (column !== undefined && parts.every((part) => part?.[1] === column))
    return {
      kind: 'range',
      column,
      rules: parts.flatMap((part) => (isOperator(part?.[2]) ? [{ operator: part[2], value: Number(part[3]) }] : [])),
    };
  const [, chosen, listed] =
    /^(\w+) in ?\((.+)\)$/i.exec(text) ?? /^(\w+) ?= ?any ?\(*array ?\[(.+?)\]\)*$/i.exec(text) ?? [];
  const values = [...(listed ?? '').matchAll(/N?'((?:[^']|'')*)'/g)].map(([, value = '']) => value.replace(/''/g, "'"));
  if (chosen !== undefined && values.length > 0) return { kind: 'oneOf', column: chosen, values };
  const [, filled] = /^(?:(?:l?r?b?trim)\()?(\w+)\)? ?(?:<>|!=) ?''$/i.exec(text) ?? [];
  if (filled !== undefined) return { kind: 'notBlank', column: filled };
  const [, one, operator, other] = /^(\w*[a-z_]\w*) ?(>=|<=|>|<) ?(\w*[a-z_]\w*)$/i.exec(text) ?? [];
  return one !== undefined && other !== undefined && isOperator(operator)
    ? { kind: 'compare', column: one, operator, than: other }
    : undefined;
};

const isOperator = (text: string | undefined): text is RangeRule['operator'] =>
  text === '>=' || text === '<=' || text === '>' || text === '<';

const withoutBrackets = (text: string): string => {
  let inner = text.replace(/\s+/g, ' ').trim();
  while (/^\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)$/.test(inner)) inner = inner.slice(1, -1).trim();
  return inner;
};
