/**
 * What of a reply is meant to be the diagram: the longest fenced block where there are any, else the whole text; in both cases without the
 * thoughts that some models write first. A fence that nothing closes runs to the end.
 */
export const unwrapReply = (reply: string): string => {
  const text = reply.replace(/\r\n?/g, '\n').replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi, '');
  const [longest] = [...text.matchAll(/^[ \t]*(?:```|~~~)[^\n]*\n([\s\S]*?)(?:^[ \t]*(?:```|~~~)[ \t]*$|(?![\s\S]))/gm)]
    .map((match) => match[1] ?? '')
    .toSorted((a, b) => b.length - a.length);
  return (longest?.trim() ? longest : text).trim();
};
