/** Colours that shapes are filled with, and those of lines and texts. */
export const fillColours = [
  '#ffffff',
  '#fee2e2',
  '#ffedd5',
  '#fef9c3',
  '#dcfce7',
  '#ccfbf1',
  '#dbeafe',
  '#ede9fe',
  '#fce7f3',
  '#f1f5f9',
] as const;

export const lineColours = [
  '#334155',
  '#dc2626',
  '#ea580c',
  '#ca8a04',
  '#16a34a',
  '#0d9488',
  '#2563eb',
  '#7c3aed',
  '#db2777',
  '#64748b',
] as const;
