import type { Rect } from '@diagloom/diagram/model';

/** What stands around a diagram in a window of 1440 x 900 px. */
export interface WindowFrame {
  /** Where the diagram may stand, px. */
  readonly room: Rect;
  /** All of the window, with a sheet for the diagram in this box, as SVG. */
  readonly around: (sheet: Rect) => string;
}

interface Look {
  readonly isDark: boolean;
}

const windowSize = { width: 1440, height: 900 } as const;

const coloursOf = ({ isDark }: Look) =>
  isDark
    ? { page: '#0f1211', panel: '#161b1a', canvas: '#0c0f0e', sheet: '#161b1a', line: '#2b3331', words: '#e5e7eb' }
    : { page: '#fcfbf7', panel: '#ffffff', canvas: '#f4f2ed', sheet: '#ffffff', line: '#e6e2da', words: '#1c1f1e' };

type Colours = ReturnType<typeof coloursOf>;

/** Our own pages: a text field and choices at the left, a sheet on a dotted canvas at the right. */
const workspace = (look: Look): WindowFrame => {
  const colours = coloursOf(look);
  const choices = ['Flowchart', 'Swimlane process', 'Sequence diagram', 'Org chart', 'Mind map', 'Wireframe'];
  return {
    room: { x: 520, y: 130, width: 860, height: 740 },
    around: (sheet) =>
      [
        rect({ x: 0, y: 0, ...windowSize }, colours.page),
        rect({ x: 0, y: 0, width: 1440, height: 64 }, colours.page, colours.line),
        words('Drawings', 130, 38, 20, colours.words),
        button('Get started', { x: 1240, y: 14, width: 140, height: 40 }, '#0f6b5c', '#ffffff'),
        rect({ x: 500, y: 64, width: 940, height: 836 }, colours.canvas, colours.line),
        ...dots(colours.line),
        rect({ x: 120, y: 100, width: 360, height: 148 }, colours.panel, '#0f6b5c', 8),
        ...[
          'A customer orders at the shop and the',
          'warehouse packs what was ordered, then',
          'the carrier takes it.',
        ].map((line, index) => words(line, 138, 128 + 24 * index, 15, colours.words)),
        ...choices.map((choice, index) =>
          button(
            choice,
            { x: 122 + 168 * (index % 2), y: 300 + 40 * (index >> 1), width: 150, height: 28 },
            colours.panel,
            colours.words,
            colours.line,
          ),
        ),
        button('Save with a free account', { x: 120, y: 810, width: 360, height: 48 }, '#0f6b5c', '#ffffff'),
        rect(grow(sheet, 1), colours.sheet, colours.line, 8),
      ].join(''),
  };
};

/** A program for drawings: tools above, shapes to choose from at the left, fields at the right, a page on grey. */
const editor = (look: Look): WindowFrame => {
  const colours = coloursOf(look);
  return {
    room: { x: 250, y: 100, width: 920, height: 780 },
    around: (sheet) =>
      [
        rect({ x: 0, y: 0, ...windowSize }, look.isDark ? '#1f2423' : '#dfe1e5'),
        rect({ x: 0, y: 0, width: 1440, height: 76 }, colours.panel, colours.line),
        ...['File', 'Edit', 'View', 'Arrange', 'Extras', 'Help'].map((menu, index) =>
          words(menu, 20 + 62 * index, 24, 13, colours.words),
        ),
        ...Array.from({ length: 18 }, (_, index) =>
          rect({ x: 20 + 44 * index, y: 42, width: 24, height: 22 }, 'none', colours.words, 4),
        ),
        rect({ x: 0, y: 76, width: 216, height: 824 }, colours.panel, colours.line),
        ...Array.from({ length: 28 }, (_, index) =>
          figure(index, 20 + 48 * (index % 4), 130 + 44 * (index >> 2), colours),
        ),
        words('Search shapes', 24, 104, 13, colours.words),
        rect({ x: 1200, y: 76, width: 240, height: 824 }, colours.panel, colours.line),
        ...['Fill', 'Line', 'Opacity', 'Rounded', 'Shadow', 'Gradient'].flatMap((field, index) => [
          words(field, 1220, 130 + 40 * index, 13, colours.words),
          rect({ x: 1320, y: 114 + 40 * index, width: 90, height: 24 }, 'none', colours.line, 3),
        ]),
        rect(grow(sheet, 1), colours.sheet, colours.line),
      ].join(''),
  };
};

/** A page of a handbook: a list of chapters, paragraphs, and the drawing among them in a frame. */
const handbook = (look: Look): WindowFrame => {
  const colours = coloursOf(look);
  const paragraph = (y: number): readonly string[] =>
    [
      'Orders that come in before noon are packed on the same day, unless something is out of stock. The figure',
      'shows who does what, and when a customer hears from us. Ask the head of the warehouse about exceptions.',
    ].map((line, index) => words(line, 330, y + 24 * index, 15, colours.words));
  return {
    room: { x: 340, y: 210, width: 1000, height: 560 },
    around: (sheet) =>
      [
        rect({ x: 0, y: 0, ...windowSize }, colours.panel),
        ...['Getting started', 'How we work', 'Orders', 'Returns', 'Warehouse', 'People', 'Glossary'].map(
          (chapter, index) => words(chapter, 40, 120 + 34 * index, 15, colours.words),
        ),
        rect({ x: 300, y: 0, width: 1, height: 900 }, colours.line),
        words('How an order goes through the house', 330, 80, 32, colours.words),
        ...paragraph(130),
        rect(grow(sheet, 12), colours.panel, colours.line, 6),
        words('Figure 1. Everybody who takes part', 330, 810, 13, colours.words),
        ...paragraph(840),
      ].join(''),
  };
};

export const windowFrames = { workspace, editor, handbook } as const;

const rect = ({ x, y, width, height }: Rect, fill: string, stroke = 'none', radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}"/>`;

const words = (text: string, x: number, y: number, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${text}</text>`;

const button = (text: string, box: Rect, fill: string, ink: string, stroke = fill): string =>
  `${rect(box, fill, stroke, box.height / 2)}${words(text, box.x + 16, box.y + box.height / 2 + 5, 13, ink)}`;

const dots = (fill: string): readonly string[] =>
  Array.from({ length: 39 * 34 }, (_, index) =>
    rect({ x: 512 + 24 * (index % 39), y: 76 + 24 * Math.floor(index / 39), width: 2, height: 2 }, fill),
  );

/** Small shapes to choose from. */
const figure = (index: number, x: number, y: number, { words: stroke }: Colours): string => {
  const drawn = [
    `<rect x="${x}" y="${y}" width="32" height="20"`,
    `<ellipse cx="${x + 16}" cy="${y + 10}" rx="16" ry="10"`,
    `<path d="M${x} ${y + 10}l16-12 16 12-16 12z"`,
    `<path d="M${x} ${y + 18}L${x + 32} ${y}"`,
  ];
  return `${drawn[index % drawn.length] ?? ''} fill="none" stroke="${stroke}"/>`;
};

const grow = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
