import { importEndings } from '@diagloom/contract';

/** What the window for choosing files offers. */
export const acceptedFiles = Object.values(importEndings)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');

/** Opens that window from a menu, which is gone by the time a file is chosen. */
export const chooseFile = (onChosen: (file: File) => void): void => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = acceptedFiles;
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file !== undefined) onChosen(file);
  };
  input.click();
};
