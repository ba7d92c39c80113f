import { type Picture, svgText } from '@diagloom/diagram/svg';
import { pictureElement } from '../../../../lib/picture-element.ts';
import { keepParts } from '../view/keep-parts.ts';

/** A picture as it stands in the page. */
export interface PictureOnPage {
  readonly element: SVGSVGElement;
  readonly picture: Picture;
  /** The elements of its parts, in their order. */
  readonly parts: readonly Element[];
}

/** Undefined for a picture whose parts are not one element each. */
export const putPicture = (host: Element, picture: Picture, label: string): PictureOnPage | undefined => {
  const element = pictureElement(svgText(picture), label);
  if (element === undefined) return undefined;
  host.replaceChildren(element);
  const { length } = picture.parts;
  return { element, picture, parts: length === 0 ? [] : [...element.children].slice(-length) };
};

/**
 * Makes the next picture of the one in the page: only parts that are others are read and put, so that the browser measures, lays out and
 * paints those alone. Undefined where that cannot be, as parts of it are lifted off.
 */
export const changePicture = (shown: PictureOnPage, next: Picture): PictureOnPage | undefined => {
  const { element, picture, parts: before } = shown;
  if (picture === next) return shown;
  if (before.some(({ parentNode }) => parentNode !== element)) return undefined;
  if (picture.sheet !== next.sheet) changeSheet(shown, next);
  const kept = keepParts(picture.parts, next.parts);
  const fresh = readParts(next.parts.filter((_, index) => kept[index] === undefined));
  const stays = new Set(kept);
  before.forEach((part, index) => {
    if (!stays.has(index)) part.remove();
  });
  const parts = kept.map((place) => (place === undefined ? fresh.next().value : before[place]));
  if (!parts.every((part) => part !== undefined)) return undefined;
  // From the last one, so that each is put before one that stands already.
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const [part, behind] = [parts[index], parts[index + 1] ?? null];
    if (part !== undefined && part.nextSibling !== behind) element.insertBefore(part, behind);
    else if (part !== undefined && part.parentNode !== element) element.append(part);
  }
  return { element, picture: next, parts };
};

/** What is shown of the page, and what its parts use. */
const changeSheet = ({ element, parts }: PictureOnPage, { sheet }: Picture): void => {
  const next = pictureElement(`${sheet}</svg>`, element.getAttribute('aria-label') ?? '');
  if (next === undefined) return;
  for (const { name, value } of next.attributes) element.setAttribute(name, value);
  const own = new Set(parts);
  for (const child of [...element.children]) if (!own.has(child)) child.remove();
  element.prepend(...next.childNodes);
};

const readParts = (markup: readonly string[]): Iterator<Element, undefined> => {
  if (markup.length === 0) return [][Symbol.iterator]();
  const sheet = '<svg xmlns="http://www.w3.org/2000/svg">';
  const read = new DOMParser().parseFromString(`${sheet}${markup.join('')}</svg>`, 'image/svg+xml').documentElement;
  return [...document.importNode(read, true).children][Symbol.iterator]();
};
