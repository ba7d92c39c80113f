/** Words for a look that is no colour, with the draw.io style keys that make it. */
export const looks: readonly { readonly words: readonly string[]; readonly style: Readonly<Record<string, string>> }[] =
  [
    { words: ['bold'], style: { fontStyle: '1' } },
    { words: ['italic', 'italics'], style: { fontStyle: '2' } },
    { words: ['underlined', 'underline'], style: { fontStyle: '4' } },
    { words: ['dashed'], style: { dashed: '1' } },
    { words: ['dotted'], style: { dashed: '1', dashPattern: '1 3' } },
    { words: ['solid'], style: { dashed: '0', dashPattern: '' } },
    { words: ['thick', 'thicker', 'fat', 'heavy'], style: { strokeWidth: '3' } },
    { words: ['thin', 'thinner'], style: { strokeWidth: '1' } },
    { words: ['shadowed'], style: { shadow: '1' } },
    { words: ['rounded'], style: { rounded: '1' } },
    {
      words: ['circle', 'circular', 'ellipse', 'oval', 'round'],
      style: { shape: 'ellipse', perimeter: 'ellipsePerimeter' },
    },
    { words: ['hexagon', 'hexagonal'], style: { shape: 'hexagon', perimeter: 'hexagonPerimeter2', size: '0.25' } },
    { words: ['cloud'], style: { shape: 'cloud', perimeter: 'ellipsePerimeter' } },
    { words: ['cylinder'], style: { shape: 'cylinder3', boundedLbl: '1', size: '12' } },
    { words: ['diamond', 'rhombus'], style: { shape: 'rhombus', perimeter: 'rhombusPerimeter' } },
    { words: ['parallelogram'], style: { shape: 'parallelogram', perimeter: 'parallelogramPerimeter' } },
  ];
