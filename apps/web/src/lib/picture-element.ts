/** A picture of ours, which is text, as an element for this page: its letters are those of the page. Undefined for a text that is none. */
export const pictureElement = (svg: string, label: string): SVGSVGElement | undefined => {
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const picture = document.importNode(drawn, true);
  if (!(picture instanceof SVGSVGElement)) return undefined;
  picture.style.cssText = 'display:block;width:100%;height:100%;overflow:visible';
  picture.querySelector(':scope > title')?.remove();
  picture.setAttribute('aria-label', label);
  return picture;
};
