/** Browsers take longer addresses, but servers and histories on the way do not (Chromium's own limit is 2 MB). */
const longestLink = 1_500_000;

/**
 * An address that opens a diagram in an editor such as draw.io. The drawing stands in the fragment, which no browser sends to a
 * server: `#R` takes XML as it is (draw.io, Editor: "raw" hash).
 */
export const hostedEditorLink = (
  editor: string,
  { title, xmlContent }: { title: string; xmlContent: string },
): string => {
  const address = new URL(editor);
  address.searchParams.set('title', title);
  return `${address.href}#R${encodeURIComponent(xmlContent)}`;
};

export const isTooLongForLink = (link: string): boolean => link.length > longestLink;
