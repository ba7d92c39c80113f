import type { ScalarType } from '../../program/index.ts';
import { splitRules } from './column-rules.ts';

/** What a written type means, as far as it is no part of the diagram itself. */
export interface ReadType {
  readonly scalar?: ScalarType;
  /** The word inside a list or an optional, as it is written. */
  readonly word: string;
  readonly isList: boolean;
  readonly isOptional: boolean;
  /** Characters of a text, or digits of a decimal. */
  readonly length?: number;
  readonly scale?: number;
  /** How large whole numbers may become. */
  readonly size?: 'small' | 'usual' | 'large';
  /** Of a moment that is drawn without a zone, or with its own. */
  readonly zone?: 'none' | 'own';
  /** True for a text that is always as long. */
  readonly isFixed?: true;
}

const scalars: readonly (readonly [ScalarType, RegExp])[] = [
  ['uuid', /^(?:uuid|guid|uniqueidentifier)$/],
  [
    'timestamp',
    /^(?:timestamp(?:tz)?(?: with(?:out)? (?:local )?time zone)?|smalldatetime|datetime\w*|instant|zoneddatetime|localdatetime|offsetdatetime)$/,
  ],
  ['time', /^(?:time(?:of ?day| without time zone)?|localtime|timeonly|time with time zone|timetz)$/],
  ['date', /^(?:date|localdate|day)$/],
  ['boolean', /^(?:bool|boolean|bit|flag|yes\/no)$/],
  [
    'decimal',
    /^(?:decimal|numeric|money|currency|amount|price|float\d*|double|double precision|real|bigdecimal|percent(?:age)?)$/,
  ],
  [
    'integer',
    /^(?:u?int\d*|integer|long|short|bigint|smallint|tinyint|serial|bigserial|number|byte|count|biginteger)$/,
  ],
  ['bytes', /^(?:bytes|blob|bytea|binary|varbinary|byte\[\]|image|file)$/],
  ['json', /^(?:jsonb?|object|map|dict(?:ionary)?|any)$/],
  ['text', /^(?:string|str|text|n?varchar2?|n?char|character(?: varying)?|clob|email|url|uri|phone|name|word)$/],
];

/** Reads `varchar(255)`, `List<Order>`, `Order[]`, `Order [1..*]`, `string?`, `Date [0..1]`, `numeric(10,2)`; what a value is at first and `{readOnly}` are no part of it. */
export const readType = (text: string): ReadType => {
  let inner = splitRules(text)
    .plain.replace(/\s*(?:(?:=|\bdefault\b).*|\{[^{}]*\}\s*)$/i, '')
    .trim();
  let isList = false;
  let isOptional = false;
  for (let isWrapped = true; isWrapped; ) {
    isWrapped = false;
    const list = /^(?:list|array|set|collection|sequence|iterable|seq|vec)\s*(?:<|of\s|\[)\s*(.+?)[>\]]?$/i.exec(inner);
    const optional = /^(?:optional|nullable|maybe)\s*[<\s]\s*(.+?)>?$/i.exec(inner);
    const several = /^(.+?)\s*\[(?:(\d+)\s*\.\.\s*)?(\d+|\*)(?:\s+(?:ordered|unique))?\]$/.exec(inner);
    if (several?.[1] !== undefined) {
      const [, one, least = several[3], most] = several;
      [inner, isList, isWrapped] = [one, isList || (most !== '1' && most !== '0'), true];
      isOptional ||= least === '0' && most === '1';
    } else if (/\[\s*\]$/.test(inner) && !/^byte\[\]$/i.test(inner))
      [inner, isList, isWrapped] = [inner.replace(/\[\s*\]$/, ''), true, true];
    else if (inner.endsWith('?')) [inner, isOptional, isWrapped] = [inner.slice(0, -1), true, true];
    else if (list?.[1] !== undefined) [inner, isList, isWrapped] = [list[1], true, true];
    else if (optional?.[1] !== undefined) [inner, isOptional, isWrapped] = [optional[1], true, true];
  }
  const sized = /^([^()]+)\((\d+|max)(?:\s*,\s*(\d+))?\)$/i.exec(inner.replace(/^(\w+)(\(\d+\))(\s.+)$/, '$1$3$2'));
  const word = (sized?.[1] ?? inner)
    .trim()
    .toLowerCase()
    .replace(/\s+(?:unsigned|zerofill)\b/g, '');
  const isFlag = word === 'tinyint' && sized?.[2] === '1';
  const scalar = isFlag
    ? 'boolean'
    : duration.test(word)
      ? 'integer'
      : scalars.find(([, form]) => form.test(word))?.[0];
  return {
    ...(scalar !== undefined && { scalar }),
    word: (sized?.[1] ?? inner).trim(),
    isList,
    isOptional,
    ...(scalar === 'timestamp' && zoneOf(word)),
    ...(scalar === 'integer' && sizeOf(word)),
    ...(/^(?:n?char|character)$/.test(word) && { isFixed: true as const }),
    ...(/^\d/.test(sized?.[2] ?? '') && { length: Number(sized?.[2]) }),
    ...(sized?.[3] !== undefined && { scale: Number(sized[3]) }),
  };
};

/** What a field or column is called: how long something takes is a number of seconds, and its name says so. */
export const nameWithUnit = (name: string, type: string): string =>
  duration.test(readType(type).word) && !unit.test(name) ? `${name.trim()} seconds` : name;

const duration = /^(?:duration|time ?span|period|interval|time ?interval|time ?delta)$/i;
const unit = /(?:milliseconds|seconds|minutes|hours|days|weeks|months|years|ms|sec|min)\s*$/i;

const zoneOf = (word: string): Pick<ReadType, 'zone'> => {
  if (/^localdatetime$|without time zone$/.test(word)) return { zone: 'none' };
  return /^(?:timestamptz|offsetdatetime|zoneddatetime|datetimeoffset)$|with (?:local )?time zone$/.test(word)
    ? { zone: 'own' }
    : {};
};

const sizeOf = (word: string): Pick<ReadType, 'size'> => {
  if (/^(?:smallint|tinyint|short|int2|int16|byte)$/.test(word)) return { size: 'small' };
  if (/^(?:int|integer|int4|int32|serial)$/.test(word)) return { size: 'usual' };
  return /^(?:bigint|long|int8|int64|bigserial|biginteger)$/.test(word) ? { size: 'large' } : {};
};

/** What a field is by its name, where no type is written. */
export const guessType = (all: readonly string[]): ScalarType => {
  const words = mainWords(all);
  const name = words.join(' ');
  const last = words.at(-1) ?? '';
  if (all.length > words.length && /^(?:number|count)$/.test(last)) return 'integer';
  if (/^(?:is|has|can|was) /.test(name) || /^(?:active|enabled|done|paid|available)$/.test(name)) return 'boolean';
  if (words.length > 1 && truths.test(last)) return measuredBefore(words, last) ?? 'boolean';
  if (last === 'value' && worth.test(words.at(-2) ?? '')) return 'decimal';
  if (name === 'time') return 'time';
  if (/^(?:at|timestamp|time)$/.test(last) || /^check (?:in|out)$/.test(name)) return 'timestamp';
  if (/^(?:date|birthday|due|day|from|until|deadline|since)$/.test(last) || / on$/.test(name)) return 'date';
  if (
    /^(?:price|amount|total|cost|salary|balance|fee|rate|rent|wage|deposit|weight|discount|sum|area|height|width|radius|diameter|perimeter|depth|speed|distance|temperature|latitude|longitude|percentage|ratio|volume|tax|budget|revenue|margin)$/.test(
      last,
    )
  )
    return 'decimal';
  if (
    /^(?:quantity|count|age|year|stock|size|position|capacity|credits|rank|length|duration|points|score|level|floor)$/.test(
      last,
    )
  )
    return 'integer';
  if (/^(?:seconds|minutes|days|weeks|months|years)$/.test(name)) return 'integer';
  if (words.length > 1 && units.test(last)) return 'integer';
  if (words.length > 1 && /^(?:mm|cm|m|km|m2|m3|ha|g|kg|ml|l|kwh|percent)$/.test(last)) return 'decimal';
  return last === 'id' ? 'integer' : 'text';
};

/** What a value is, without what it is of: `rate` of `rate per night`, `date` of `date of birth`. */
const mainWords = (words: readonly string[]): readonly string[] => {
  const end = words.findIndex((word, index) => index > 0 && /^(?:of|per)$/.test(word));
  return end < 0 || end === words.length - 1 ? words : words.slice(0, end);
};

/** What is said before a value that is an amount of money. */
const worth =
  /^(?:asset|book|declared|estimated|insured|market|net|order|purchase|replacement|resale|sale|sales|stock|total)$/;

/** What is so or not, behind what it is said of: `smoking allowed`. */
const truths = /^(?:accepted|allowed|confirmed|enabled|flag|included|permitted|required|verified)$/;

/** What is an amount or a moment also with one of them behind it: `quantity required`, but not `fee included`. */
const measures =
  /^(?:amount|area|capacity|count|date|duration|height|length|level|points|quantity|score|size|sum|time|timestamp|total|weight|width)$/;

const measuredBefore = (words: readonly string[], last: string): ScalarType | undefined => {
  const before = words.at(-2) ?? '';
  if (/^(?:enabled|flag)$/.test(last)) return undefined;
  if (units.test(before)) return 'integer';
  return measures.test(before) ? guessType(words.slice(0, -1)) : undefined;
};

const units = /^(?:seconds|minutes|hours|days|weeks|months|years|cents|bytes)$/;

/** What a field of that name and type refuses. */
export const refusalOf = (
  words: readonly string[],
  scalar: ScalarType | undefined,
): 'blank' | 'negative' | undefined => {
  const last = words.at(-1) ?? '';
  if (scalar === 'text' && /^(?:name|title|email|label|code|sku|isbn|iban|username)$/.test(last)) return 'blank';
  if (scalar !== 'integer' && scalar !== 'decimal') return undefined;
  return /^(?:price|amount|total|quantity|count|cost|stock|salary|age|weight|size|capacity|fee)$/.test(last)
    ? 'negative'
    : undefined;
};
