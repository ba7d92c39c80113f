import { leavesForm } from '@diagloom/language/verdicts';
import { labelWords, type ScreenDecl, type ScreenElement } from '../../../program/index.ts';

/** What is typed and chosen together, with the button that sends it. */
export interface FormPart {
  readonly kind: 'form';
  readonly elements: readonly ScreenElement[];
  readonly submit: ScreenElement;
}

/** A screen as a page: what stands at its top and its bottom beside what it is for. */
export interface LaidOut {
  readonly header: readonly ScreenElement[];
  readonly body: readonly (ScreenElement | FormPart)[];
  readonly footer: readonly ScreenElement[];
}

export const inputs = new Set(['field', 'search', 'textarea', 'choice', 'radio', 'checkbox', 'toggle']);
const between = new Set(['text', 'divider', 'button']);

export const isForm = (part: ScreenElement | FormPart): part is FormPart => 'submit' in part;

/**
 * In: a screen, whose elements stand one below the other. Pictures and links at its beginning are its header, texts and links at its end its
 * footer, and inputs up to the last button behind them a form; inputs that no button sends stay as they are.
 */
export const layOut = ({ elements, kind }: ScreenDecl): LaidOut => {
  const isPage = kind !== 'dialog';
  const top = isPage ? runLength(elements, new Set(['image', 'link'])) : 0;
  const header = elements.slice(0, top).some((each) => each.kind === 'link') ? elements.slice(0, top) : [];
  const rest = elements.slice(header.length);
  const bottom = isPage ? runLength(rest.toReversed(), new Set(['text', 'link'])) : 0;
  const hasBody = rest.slice(0, rest.length - bottom).some((each) => each.kind !== 'heading');
  const footer = hasBody && bottom > 0 ? rest.slice(rest.length - bottom) : [];
  return { header, body: withForms(rest.slice(0, rest.length - footer.length)), footer };
};

const runLength = (elements: readonly ScreenElement[], kinds: ReadonlySet<string>): number => {
  const end = elements.findIndex((each) => !kinds.has(each.kind));
  return end < 0 ? elements.length : end;
};

const withForms = (elements: readonly ScreenElement[]): LaidOut['body'] => {
  const start = elements.findIndex(({ kind }) => inputs.has(kind));
  if (start < 0) return elements;
  const rest = elements.slice(start);
  const end = rest.findIndex(({ kind }) => !inputs.has(kind) && !between.has(kind));
  const run = end < 0 ? rest : rest.slice(0, end);
  const length = run.findLastIndex(({ kind }) => inputs.has(kind) || kind === 'button') + 1;
  const inside = run.slice(0, length);
  const buttons = inside.filter(({ kind }) => kind === 'button');
  const submit = buttons.find(({ label }) => !leavesForm(labelWords(label)));
  const behind = withForms(rest.slice(length));
  const before = elements.slice(0, start);
  return submit === undefined
    ? [...before, ...inside, ...behind]
    : [...before, { kind: 'form', elements: inside, submit }, ...behind];
};
