import type { Drafter } from '../draft.ts';
import { isArrowText, readArrows } from '../notations/arrows.ts';
import { type OutlineItem, trimPiece } from '../outline/outline.ts';
import { readOutlineLines } from '../outline/read-lines.ts';
import { splitOutside } from '../outline/read-list.ts';
import { toDraft } from '../outline/to-draft.ts';
import { type Chart, createChart } from './chart.ts';
import { uniqueHead } from './lead-by-rank.ts';
import { readStatement } from './read-statement.ts';

/**
 * The hierarchy family: who is under whom. Arrows, outlines and sentences such as `The CTO and CFO report to the CEO`,
 * `Each VP has two teams`, to positions and the lines between them.
 */
export const draftHierarchy: Drafter = (given, type, title, prompt) => {
  const chart = createChart(type);
  const text = given.replaceAll(' > ', ' → ');
  if (isArrowText(text)) readArrowLines(text, chart);
  else {
    const outline = readOutlineLines(text);
    if (outline === undefined) readSentences(text, title, prompt, chart);
    else for (const item of outline) addItem(item, undefined, chart);
  }
  chart.leadRest(uniqueHead);
  return toDraft(chart.toSpec(type.id, title), prompt);
};

const readArrowLines = (text: string, chart: Chart): void => {
  for (const { from, to } of readArrows(text)) {
    chart.lead(chart.position(from.text, from.span), chart.position(to.text, to.span));
  }
};

const addItem = (item: OutlineItem, parent: string | undefined, chart: Chart): void => {
  const id = chart.position(item.text, item.span);
  if (parent !== undefined) chart.lead(parent, id);
  for (const child of item.children) addItem(child, id, chart);
};

/** A heading before a colon (`Acme: the CEO leads ...`) names the chart; a bare list after it is led by nobody. */
const readSentences = (text: string, title: string, prompt: string, chart: Chart): void => {
  const whole = text.trim() === '' || isPosition(title, prompt) ? prompt : text;
  for (const sentence of splitOutside({ text: whole, start: 0 }, /\n|[.;!](?=\s|$)/g)) {
    const piece = trimPiece(sentence);
    if (piece !== undefined) readStatement(piece, chart);
  }
};

/** `CTO: Engineering, Quality` is a statement about the CTO, not a title; `Kitchen: chef, cook under him` tells its own order. */
const isPosition = (title: string, prompt: string): boolean =>
  countsReports.test(title) ||
  (title !== '' &&
    prompt.trimStart().toLowerCase().startsWith(`${title.toLowerCase()}:`) &&
    title.split(' ').length <= 3 &&
    !/\b(?:under|below|beneath|led by|headed by|reports? to|reporting to|leads|manages)\b/i.test(prompt));

/** `Owner with two managers: ...` opens a sentence, and is no heading. */
const countsReports = /\b(?:with|has|have|leads|manages)\s+(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b/i;
