export const notFoundStrings = {
  title: '404 Page Not Found',
  text: 'There’s nothing at this address. It may be mistyped, or the page may have moved.',
  goHome: 'Return to Home',
} as const;
