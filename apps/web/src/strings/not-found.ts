export const notFoundStrings = {
  title: '404 Page Not Found',
  text: 'There is nothing at this address. It may have been mistyped, or the page has moved.',
  goHome: 'Return to Home',
} as const;
