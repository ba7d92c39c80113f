/** Characters that some file system refuses: Windows' list, and control characters. */
const refused = /[<>:"/\\|?*\p{Cc}]+/gu;

const longestTitle = 100;

/** A name for a file of a diagram that every system takes: `Order handling.drawio`. */
export const fileNameOf = (title: string, ending: string): string => {
  const safe = title
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  const short = Array.from(safe)
    .slice(0, longestTitle)
    .join('')
    .replace(/[\s.]+$/, '');
  return `${short || 'diagram'}.${ending}`;
};
