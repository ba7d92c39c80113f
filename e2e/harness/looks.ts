/** How pages are looked at: light and dark, on a telephone and on a desk. Motion is reduced, so that nothing is judged halfway. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1440].map((width) => ({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' as const })),
);

/** Both themes and both widths, once each: contrast is a matter of the theme, room one of the width. */
export const bothLooks = looks.filter(
  ({ colorScheme, viewport }) => (colorScheme === 'light') === (viewport.width === 390),
);
