/** The keys of what can be done on the canvas, by the name of its action. */
export const drawingKeys = {
  rename: 'Enter',
  add: 'Ctrl+Enter',
  connect: 'C',
  reroute: 'R',
  tidy: 'T',
  front: ']',
  forward: 'Ctrl+]',
  backward: 'Ctrl+[',
  back: '[',
  group: 'Ctrl+G',
  ungroup: 'Ctrl+Shift+G',
  lock: 'Ctrl+Shift+L',
  unlock: 'Ctrl+Shift+L',
  bold: 'Ctrl+B',
  italic: 'Ctrl+I',
  underline: 'Ctrl+U',
  copy: 'Ctrl+C',
  cut: 'Ctrl+X',
  paste: 'Ctrl+V',
  duplicate: 'Ctrl+D',
  remove: 'Delete',
  find: 'Ctrl+F',
} as const;

/** The keys that put several shapes into line. */
export const arrangementKeys = {
  'x-start': 'Alt+A',
  'x-middle': 'Alt+H',
  'x-end': 'Alt+D',
  'y-start': 'Alt+W',
  'y-middle': 'Alt+V',
  'y-end': 'Alt+S',
} as const;
