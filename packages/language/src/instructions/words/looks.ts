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
  ];
