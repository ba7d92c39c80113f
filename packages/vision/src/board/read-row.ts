import { fromRowText, type SpecAttribute } from '@diagloom/diagram/model';

const typeWords =
  'int|integer|bigint|smallint|tinyint|serial|bigserial|numeric|decimal|float|double|real|money|varchar|nvarchar|char|text|string|date|datetime|time|timestamp|timestamptz|bool|boolean|uuid|json|jsonb|blob|bytea|enum';

/** What columns of databases hold. */
export const columnType = new RegExp(`\\b(?:${typeWords})\\b`, 'i');

const size = '(?:\\s*\\(\\s*\\d+(?:\\s*,\\s*\\d+)?\\s*\\))?';
const typeFirst = new RegExp(`^((?:${typeWords})${size})\\s+(\\S+)$`, 'i');
const typeLast = new RegExp(`^(\\S+(?:\\s\\S+)?)\\s+((?:${typeWords})${size})$`, 'i');

/** A row of a table. Keys stand before a column's name, or after its type; a column of types may stand before or after that of names. */
export const readRow = (row: string): SpecAttribute => {
  const [, before = '', rest = row] = /^((?:(?:PK|FK|UK)[,\s]*)*)(.*)$/.exec(row) ?? [];
  const [, text = rest, after = ''] = /^(.*?)((?:[,\s]+(?:PK|FK|UK))*)$/.exec(rest) ?? [];
  const keys = `${before} ${after}`.match(/PK|FK|UK/g) ?? [];
  const attribute = fromRowText(inColumns(text.trim()));
  const marks = [...keys.map((key) => key.toLowerCase()), ...(attribute.marks ?? [])];
  return { ...attribute, ...(marks.length === 0 ? {} : { marks }) };
};

const inColumns = (text: string): string => {
  if (/[:()+\-#~]/.test(text.replace(new RegExp(size, 'g'), ''))) return text;
  const [, type, name] = typeFirst.exec(text) ?? [];
  if (type !== undefined && name !== undefined) return `${name}: ${type}`;
  const [, first, last] = typeLast.exec(text) ?? [];
  // Names of columns have no spaces: an underscore that small letters hide is one.
  return first === undefined || last === undefined ? text : `${first.replace(' ', '_')}: ${last}`;
};
