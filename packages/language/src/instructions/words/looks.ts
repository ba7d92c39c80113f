/** Words for a look that is no colour, with the draw.io style keys that make it. */
export const looks: readonly { readonly words: readonly string[]; readonly style: Readonly<Record<string, string>> }[] =
  [
    { words: ['bold'], style: { fontStyle: '1' } },
    { words: ['italic', 'italics'], style: { fontStyle: '2' } },
    { words: ['underlined', 'underline'], style: { fontStyle: '4' } },
    { words: ['dashed', 'dash', 'dashes'], style: { dashed: '1' } },
    { words: ['dotted', 'dots'], style: { dashed: '1', dashPattern: '1 3' } },
    { words: ['solid'], style: { dashed: '0', dashPattern: '' } },
    { words: ['thick', 'thicker', 'fat', 'heavy'], style: { strokeWidth: '3' } },
    { words: ['thin', 'thinner'], style: { strokeWidth: '1' } },
    { words: ['shadowed'], style: { shadow: '1' } },
    { words: ['rounded'], style: { rounded: '1' } },
    {
      words: ['circle', 'circular', 'ellipse', 'oval', 'round', 'circles', 'ellipses', 'ovals'],
      style: { shape: 'ellipse', perimeter: 'ellipsePerimeter' },
    },
    {
      words: ['hexagon', 'hexagonal', 'hexagons'],
      style: { shape: 'hexagon', perimeter: 'hexagonPerimeter2', size: '0.25' },
    },
    { words: ['cloud', 'clouds'], style: { shape: 'cloud', perimeter: 'ellipsePerimeter' } },
    { words: ['cylinder', 'cylinders', 'drum', 'barrel'], style: { shape: 'cylinder3', boundedLbl: '1', size: '12' } },
    { words: ['diamond', 'rhombus', 'diamonds'], style: { shape: 'rhombus', perimeter: 'rhombusPerimeter' } },
    { words: ['parallelogram'], style: { shape: 'parallelogram', perimeter: 'parallelogramPerimeter' } },
  ];
