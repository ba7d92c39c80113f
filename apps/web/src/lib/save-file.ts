/** Long enough for the browser to have begun the download. */
const releaseDelay = 10_000;

/** Has the browser save a file under the given name. */
export const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), releaseDelay);
};
