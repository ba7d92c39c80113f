/** Prints the picture that is on the canvas, and nothing else of the page, as large as the sheet allows. */
export const printPicture = (): void => {
  const picture = document.querySelector('[role="group"] svg[role="img"], [role="group"] img');
  if (picture === null) return;
  const sheet = document.createElement('div');
  sheet.className = 'print-sheet';
  const copy = picture.cloneNode(true);
  if (copy instanceof SVGElement || copy instanceof HTMLImageElement) copy.removeAttribute('style');
  sheet.append(copy);
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
};
