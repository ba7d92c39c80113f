import { describe, expect, test } from 'vitest';
import { readPrecisely } from '../read-precisely.ts';
import { diagrams } from '../testing/diagrams.ts';
import { commandForms } from './index.ts';

describe.each(commandForms.map((form) => ({ form, id: form.id })))('$id', ({ form }) => {
  test.each(form.examples)('"$says"', ({ diagram, selection = [], says, does }) => {
    const reading = readPrecisely(says, { ...diagrams[diagram], selection });
    expect(reading.ok ? reading.said : [reading.message]).toEqual(does);
    if (reading.ok) expect(reading.said.length).toBeLessThanOrEqual(reading.edits.length);
  });
});
