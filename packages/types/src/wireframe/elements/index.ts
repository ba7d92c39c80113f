import { card, list, navigation, table } from './collections.ts';
import type { DrawElement } from './element.ts';
import { checkbox, choice, field, radio, search, textarea, toggle } from './inputs.ts';
import { chart, image } from './pictures.ts';
import { button, divider, heading, link, text } from './texts.ts';

/** How each kind of the vocabulary is drawn. */
const elements: ReadonlyMap<string, DrawElement> = new Map([
  ['text', text],
  ['heading', heading],
  ['field', field],
  ['textarea', textarea],
  ['choice', choice],
  ['checkbox', checkbox],
  ['radio', radio],
  ['toggle', toggle],
  ['button', button],
  ['link', link],
  ['search', search],
  ['navigation', navigation],
  ['list', list],
  ['table', table],
  ['image', image],
  ['chart', chart],
  ['card', card],
  ['divider', divider],
]);

/** A kind that nobody knows is drawn as text. */
export const elementOf = (kind = 'text'): DrawElement => elements.get(kind) ?? text;

export type { Element, Inside } from './element.ts';
