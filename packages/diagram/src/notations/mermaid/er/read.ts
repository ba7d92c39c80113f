import type { SpecAttribute } from '../../../model/diagram-spec.ts';
import type { Direction } from '../../../model/geometry.ts';
import type { NotationResult } from '../../../model/notation/parse-notation.ts';
import { blanked, linesOf, spanOf, type TextLine } from '../../draft/lines.ts';
import { createSpecDraft, type SpecDraft } from '../../draft/spec-draft.ts';
import { cardinalityOfFoot, crowsFootLine } from '../../rows/crows-feet.ts';
import { readDirection } from '../directions.ts';
import { readPrelude } from '../prelude.ts';
import { unquoteMermaid } from '../texts.ts';
import { noType } from './write.ts';

const header = /^\s*erDiagram\b/;

export const isMermaidEr = (text: string): boolean => header.test(readPrelude(text).body);

/** Reads a Mermaid ER diagram; looks are skipped. */
export const readMermaidEr = (text: string, type: string): NotationResult => {
  const { body, title } = readPrelude(text);
  const draft = createSpecDraft();
  let open: string | undefined;
  let direction: Direction | undefined;
  for (const line of linesOf(body.replace(header, blanked))) {
    const turned = /^direction\s+(\w+)$/.exec(line.text);
    if (open !== undefined) {
      if (line.text === '}') open = undefined;
      else {
        const { row, isWhole } = readColumnWith(line.text);
        draft.node(open, { attributes: [row] });
        if (!isWhole) draft.leaveOut(line, 'Comments of columns');
      }
    } else if (turned) direction = readDirection(turned[1]);
    else open = readStatement(line, draft);
  }
  return draft.build({ type, title, ...(direction === undefined ? {} : { direction }) });
};

const name = '([\\p{L}\\p{N}_.-]+|"[^"]*")';
const entity = new RegExp(
  `^${name}\\s*(?:\\[\\s*("[^"]*"|[^\\]]*)\\s*\\])?\\s*(?::::([\\w-]+))?\\s*(\\{)?\\s*(\\})?$`,
  'u',
);
const relation = new RegExp(`^${name}\\s*${crowsFootLine}\\s*${name}\\s*(?::\\s*(.*))?$`, 'u');

/** Answers the entity whose columns follow. */
const readStatement = (line: TextLine, draft: SpecDraft): string | undefined => {
  const classed = /^class\s+(\S+)\s+weak_entity$/.exec(line.text);
  if (classed) {
    for (const key of classed[1]?.split(',') ?? []) draft.setKind(key, 'weak-entity');
    return undefined;
  }
  const related = relation.exec(line.text);
  if (related) {
    const [, from = '', left = '', , right = '', to = '', label = ''] = related;
    draft.edge({
      from: keyOf(from, draft),
      to: keyOf(to, draft),
      label: unquoteMermaid(label),
      fromCardinality: cardinalityOfFoot(left, 'left'),
      toCardinality: cardinalityOfFoot(right, 'right'),
      span: spanOf(line),
    });
    return undefined;
  }
  const declared = entity.exec(line.text);
  if (declared) {
    const [, said = '', label, className, opens, closes] = declared;
    const key = keyOf(said, draft);
    draft.node(key, {
      ...(label === undefined ? {} : { label: unquoteMermaid(label) }),
      ...(className === 'weak_entity' ? { kind: 'weak-entity' } : {}),
      span: spanOf(line),
    });
    return opens !== undefined && closes === undefined ? key : undefined;
  }
  if (!/^(?:style|classDef|class|title|acc\w+)\b/.test(line.text))
    draft.problem({
      line: line.number,
      text: line.text,
      message: 'Couldn’t read this line as part of an ER diagram. Check its spelling, or remove it.',
    });
  return undefined;
};

/** A name in quotes is its own label; names in capitals with underscores read better as words. */
const keyOf = (said: string, draft: SpecDraft): string => {
  const key = said.startsWith('"') ? unquoteMermaid(said) : said;
  draft.node(key);
  return key;
};

const marks: Readonly<Record<string, string>> = { PK: 'pk', FK: 'fk', UK: 'unique' };

/** `type name PK, FK "comment"`; a comment that spells the name out is the name, others may say that it is missing at times, or what it is one of. */
export const readColumn = (text: string): SpecAttribute => readColumnWith(text).row;

interface ReadColumn {
  readonly row: SpecAttribute;
  /** All that its comment says is in the row. */
  readonly isWhole: boolean;
}

const readColumnWith = (text: string): ReadColumn => {
  const match = /^(\S+)\s+([^\s",]+)?\s*((?:(?:PK|FK|UK)\s*,?\s*)*)("[^"]*")?$/.exec(text.trim());
  if (match === null) return { row: { name: unquoteMermaid(text) }, isWhole: true };
  const [, type = '', word = '', keys = '', comment] = match;
  const said = comment === undefined ? '' : unquoteMermaid(comment);
  const isName = isSameName(said, word);
  const { marks: told, values, isWhole } = readComment(isName ? '' : said, type);
  const known = [...(keys.match(/PK|FK|UK/g) ?? []).flatMap((key) => marks[key] ?? []), ...told];
  const written = values === undefined ? type : `enum(${values.join(', ')})`;
  const row = {
    name: isName ? said : word,
    ...(type === noType || word === '' ? {} : { type: written }),
    ...(known.length === 0 ? {} : { marks: [...new Set(known)] }),
  };
  return { row, isWhole };
};

/** `optional`, `unique`, and of an enum its values: `excellent, good, fair, poor; optional`. */
const readComment = (
  said: string,
  type: string,
): { readonly marks: readonly string[]; readonly values?: readonly string[]; readonly isWhole: boolean } => {
  const found: string[] = [];
  let values: readonly string[] | undefined;
  let isWhole = true;
  for (const part of said.split(';').map((each) => each.trim())) {
    const listed = part.replace(/^(?:one of|values):?\s+/i, '');
    const items = listed.split(/\s*[,|/]\s*/);
    const isList = (/^enum$/i.test(type) || listed !== part) && items.length > 1;
    if (/^(?:optional|nullable|may be (?:null|missing|empty)|can be null)$/i.test(part)) found.push('nullable');
    else if (/^unique$/i.test(part)) found.push('unique');
    else if (isList && items.every((item) => /^[\w][\w -]*$/.test(item))) values = items;
    else if (!/^(?:required|mandatory|not null)?$/i.test(part)) isWhole = false;
  }
  return { marks: found, isWhole, ...(values !== undefined && { values }) };
};

const isSameName = (said: string, word: string): boolean => {
  const bare = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '').toLowerCase();
  return said !== '' && (word === 'column' || bare(said).endsWith(bare(word)));
};
