import { shellStrings } from '../../strings/shell.ts';

export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only rounded-md bg-raised font-medium text-sm shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-2"
  >
    {shellStrings.skipToContent}
  </a>
);
