import { readDrawio } from '@diagloom/diagram/drawio';
import type { Page } from '@diagloom/diagram/model';
import { type Anchor, anchoredAt, itemBoxes, labelText, readScene } from '@diagloom/diagram/scene';
import type { Pin } from '@diagloom/diagram/svg';

/** What people said at one place of a diagram, the first who spoke first. */
export interface ListedThread extends Anchor {
  readonly pageId: string;
  readonly colour: string;
  readonly isResolved: boolean;
  /** What else is told of it, such as "Question" and "High priority". */
  readonly notes: readonly string[];
  readonly said: readonly SaidThing[];
}

export interface SaidThing {
  readonly who: string;
  /** When, in words. */
  readonly when: string;
  readonly text: string;
}

/** A thread with the number on its pin and the place that it is about. */
export interface NumberedThread extends ListedThread {
  readonly number: number;
  readonly place: string;
  /** Grey where it is settled. */
  readonly pinColour: string;
}

/** In the order of the pages, and on each in the order in which they were begun; those of pages that are gone come last. */
export const numberThreads = (xml: string, threads: readonly ListedThread[]): readonly NumberedThread[] => {
  const { pages } = readDrawio(xml);
  const known = new Set(pages.map(({ id }) => id));
  const ordered = [
    ...pages.flatMap((page) => threads.filter(({ pageId }) => pageId === page.id).map((thread) => ({ thread, page }))),
    ...threads.filter(({ pageId }) => !known.has(pageId)).map((thread) => ({ thread, page: undefined })),
  ];
  return ordered.map(({ thread, page }, index) => ({
    ...thread,
    number: index + 1,
    pinColour: thread.isResolved ? settled : thread.colour,
    place: placeOf(thread, page, pages.length),
  }));
};

/** The pins of a page. */
export const pinsOf = (page: Page, threads: readonly NumberedThread[]): readonly Pin[] => {
  const boxes = itemBoxes(readScene(page).items);
  return threads
    .filter(({ pageId }) => pageId === page.id)
    .map((thread) => ({
      ...anchoredAt(thread, boxes),
      label: String(thread.number),
      colour: thread.pinColour,
    }));
};

const settled = '#d9dedb';

const placeOf = ({ cellId }: ListedThread, page: Page | undefined, pages: number): string => {
  if (page === undefined) return 'Its page was removed';
  const cell = cellId === null ? undefined : page.cells.find(({ id }) => id === cellId);
  const words = cell === undefined ? '' : labelText(cell).replace(/\s+/g, ' ').trim();
  const where =
    cellId === null
      ? 'On the whole page'
      : cell === undefined
        ? 'Its shape was removed'
        : `On ${words || 'an unnamed shape'}`;
  return pages > 1 ? `${where} · ${page.name}` : where;
};
