import { expect, test } from 'vitest';
import { checkPage } from '../checks/index.ts';
import { renderSvg } from '../svg/index.ts';
import { mutateFile } from '../testing/mutate-file.ts';
import { openDiagramFile } from './containers/index.ts';
import { DrawioError } from './drawio-error.ts';
import { readDrawio } from './read-drawio.ts';
import { foreignFiles } from './testing/foreign-files.ts';
import { writeDrawio } from './write-drawio.ts';

const files = Object.values(foreignFiles);

test('four hundred damaged files are refused, or checked, drawn and written back byte for byte', () => {
  let read = 0;
  for (let number = 0; number < 400; number += 1) {
    try {
      const { xml } = openDiagramFile(mutateFile(files, 7, number));
      const document = readDrawio(xml);
      for (const page of document.pages) {
        checkPage(page);
        expect(renderSvg(page)).not.toMatch(/<script|<[^<>]*(?:\son\w+=|\bNaN\b|\bInfinity\b)/);
      }
      expect(writeDrawio(document)).toBe(xml);
      read += 1;
    } catch (error) {
      if (!(error instanceof DrawioError)) throw new Error(`File ${number} of seed 7`, { cause: error });
    }
  }
  expect(read).toBeGreaterThan(100);
});
