import type { Writer } from '../../printing/writer.ts';
import type { EnumDecl, InventoryDecl, MachineDecl } from '../../program/index.ts';
import { identifier, quote, wordOf, writeList } from './dialect.ts';

/** What leads where as a table, and a function that refuses what is not in it. */
export const writeMachine = (writer: Writer, { name, transitions, summary }: MachineDecl): void => {
  const table = `${identifier(name)}_moves`;
  writer.gap();
  writer.comment(summary);
  writer.block(`CREATE TABLE ${table} (`, ');', () => {
    writer.line('state text NOT NULL,');
    writer.line('event text NOT NULL,');
    writer.line('next_state text NOT NULL,');
    writer.line('PRIMARY KEY (state, event)');
  });
  writer.gap();
  writer.line(`INSERT INTO ${table} (state, event, next_state)`);
  writer.block('VALUES', '', () => {
    const rows = transitions.map(({ from, event, to, about }) => ({
      text: `(${[from, event, to].map((each) => quote(wordOf(each))).join(', ')})`,
      about,
    }));
    for (const [index, { text, about }] of rows.entries())
      writer.line(`${text}${index === rows.length - 1 ? ';' : ','}`, about);
  });
  writer.gap();
  writer.comment('The state that an event leads to; raises where no line is drawn for it.');
  writer.block(
    `CREATE FUNCTION next_of_${identifier(name)}(this_state text, this_event text) RETURNS text LANGUAGE plpgsql AS $body$`,
    '$body$;',
    () => {
      writer.line('DECLARE');
      writer.indented(() => writer.line('found text;'));
      writer.line('BEGIN');
      writer.indented(() => {
        writer.line(`SELECT next_state INTO found FROM ${table} WHERE state = this_state AND event = this_event;`);
        writer.block('IF found IS NULL THEN', 'END IF;', () =>
          writer.line(
            "RAISE EXCEPTION '% is not possible in %', this_event, this_state USING ERRCODE = 'check_violation';",
          ),
        );
        writer.line('RETURN found;');
      });
      writer.line('END');
    },
  );
};

/** Parts and lines as tables with all their rows. */
export const writeInventory = (writer: Writer, { name, summary, items, links }: InventoryDecl): void => {
  const base = identifier(name);
  writer.gap();
  writer.comment(summary);
  writer.block(`CREATE TABLE ${base}_items (`, ');', () => {
    writer.line('key text PRIMARY KEY,');
    writer.line('position integer NOT NULL,');
    writer.line('label text NOT NULL,');
    writer.line('kind text NOT NULL,');
    writer.line("area text NOT NULL DEFAULT '',");
    writer.line(`parent text REFERENCES ${base}_items (key),`);
    writer.line("detail text NOT NULL DEFAULT ''");
  });
  writer.gap();
  writer.block(`CREATE TABLE ${base}_links (`, ');', () => {
    writer.line('position integer PRIMARY KEY,');
    writer.line(`start_key text NOT NULL REFERENCES ${base}_items (key),`);
    writer.line(`end_key text NOT NULL REFERENCES ${base}_items (key),`);
    writer.line("label text NOT NULL DEFAULT '',");
    writer.line('is_mutual boolean NOT NULL');
  });
  writer.gap();
  writer.line(`INSERT INTO ${base}_items (key, position, label, kind, area, parent, detail)`);
  writer.block('VALUES', '', () => {
    for (const [index, { key, label, kind, area, parent, detail, about }] of items.entries()) {
      const values = [
        quote(key),
        index + 1,
        quote(label),
        quote(kind),
        quote(area),
        parent === '' ? 'NULL' : quote(parent),
        quote(detail),
      ];
      writer.line(`(${values.join(', ')})${index === items.length - 1 ? ';' : ','}`, about);
    }
  });
  if (links.length === 0) return;
  writer.gap();
  writer.line(`INSERT INTO ${base}_links (position, start_key, end_key, label, is_mutual)`);
  writer.block('VALUES', '', () => {
    for (const [index, { from, to, label, isMutual, about }] of links.entries()) {
      const values = [index + 1, quote(from), quote(to), quote(label), isMutual ? 'TRUE' : 'FALSE'];
      writer.line(`(${values.join(', ')})${index === links.length - 1 ? ';' : ','}`, about);
    }
  });
};

/** The values of an enum as a type of the database. */
export const writeEnum = (writer: Writer, { name, members, summary }: EnumDecl): void => {
  writer.gap();
  writer.comment(summary);
  writer.block(`CREATE TYPE ${identifier(name)} AS ENUM (`, ');', () => {
    const values = [...new Set(members.map(wordOf))].map((text) => ({ text: quote(text) }));
    writeList(writer, values);
  });
};
