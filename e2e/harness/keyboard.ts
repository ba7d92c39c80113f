import type { Page } from 'playwright-core';

/**
 * Presses Tab until the control with that accessible name has the focus. Throws where it is not among the next hundred, and
 * where a control that has the focus shows no sign of it.
 */
export const tabTo = async (page: Page, name: string): Promise<void> => {
  const passed: string[] = [];
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(readFocused);
    if (focused === undefined) continue;
    if (!focused.isVisible) throw new Error(`The focus on "${focused.name}" cannot be seen.`);
    if (focused.name === name) return;
    passed.push(focused.name);
  }
  throw new Error(`Tab does not reach "${name}". It passed: ${passed.join(' | ')}`);
};

/** Runs in the page. A sign of focus is a look that differs from the one without focus, also around the control. */
const readFocused = (): { readonly name: string; readonly isVisible: boolean } | undefined => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  // The frame around a text and its buttons takes the sign for the text.
  const frame = element.closest('form');
  const readLook = (): string =>
    [undefined, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .concat(frame === null ? [] : getComputedStyle(frame))
      .map(({ outline, boxShadow, borderColor, backgroundColor }) => [outline, boxShadow, borderColor, backgroundColor])
      .join();
  const spoken = element.cloneNode(true);
  if (spoken instanceof Element) for (const part of spoken.querySelectorAll('[aria-hidden="true"]')) part.remove();
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? spoken.textContent ?? '';
  const focused = readLook();
  element.blur();
  const blurred = readLook();
  element.focus();
  return { name: name.trim(), isVisible: focused !== blurred };
};
