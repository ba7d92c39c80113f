import { parseArgs } from 'node:util';
import { createLayoutRunner, generateDiagram } from '@diagloom/studio';
import { PictureProblem, readPicture } from '@diagloom/vision';
import { type Command, UsageError } from '../command.ts';
import { findType, typeNames } from '../find-type.ts';
import { openLetters, pdfjsFolder } from '../letters.ts';
import { readPage } from '../read-page.ts';

const options = {
  in: { type: 'string', short: 'i' },
  out: { type: 'string', short: 'o' },
  page: { type: 'string', short: 'p' },
  type: { type: 'string', short: 't' },
} as const;

/** The most pixels of a picture, in millions. */
const megapixels = 100;

export const read: Command = {
  name: 'read',
  summary: 'turns a picture of a diagram, or a page of a PDF, into a .drawio file',
  help: `Reads an image of a diagram: its shapes, connectors and text. Anything uncertain is reported.

Usage: npm run -s diagloom -- read --in <file> --out <file> [--page <number>] [--type <type>]

  -i, --in      a .png, .jpg, .gif, .webp or .pdf; - is standard input
  -o, --out     the .drawio file to write; - is standard output
  -p, --page    the page of a PDF, starting at 1; the first by default
  -t, --type    what the diagram is: ${typeNames()}; detected by default

If the file contains its draw.io diagram, that diagram is used as is.

Example: npm run -s diagloom -- read --in screenshot.png --out order.drawio
`,
  run: async (args, terminal) => {
    const { values } = parseArgs({ args: [...args], options });
    if (values.in === undefined || values.out === undefined) {
      throw new UsageError('Say what to read and where to write: --in screenshot.png --out order.drawio.');
    }
    const type = values.type === undefined ? 'auto' : findType(values.type);
    const page = values.page === undefined ? 1 : readPage(values.page);
    const bytes = await terminal.readBytes(values.in);
    const letters = await openLetters();
    const layout = createLayoutRunner();
    try {
      const tools = { letters, pdfjsFolder: pdfjsFolder(), limits: { megapixels }, page };
      const { reading, carried } = await readPicture(bytes, tools);
      if (carried !== undefined) {
        terminal.say('This file contains its diagram, which was taken exactly.');
        await terminal.write(values.out, carried);
        return 0;
      }
      const drawn = await generateDiagram({ prompt: '', type, reading }, { layout });
      if (!drawn.ok) {
        terminal.say(drawn.message);
        return 1;
      }
      for (const { message } of drawn.warnings) terminal.say(message);
      terminal.say(`${reading.shapes.length} shapes, ${reading.connectors.length} connectors.`);
      await terminal.write(values.out, drawn.xml);
      return 0;
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      terminal.say(error.message);
      return 1;
    } finally {
      await Promise.all([layout.close(), letters.close()]);
    }
  },
};
