/**
 * How pages are looked at: light on a telephone and dark on a desk. Contrast is a matter of the theme, room one of the width. Motion is
 * reduced, so that nothing is judged halfway.
 */
export const looks = [
  { colorScheme: 'light', viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' },
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
] as const;
