import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Mounts the application. Where the landing page stands there already, drawn by the build, the application is built out of sight and takes its
 * place once it shows a page: nothing flickers, nothing moves, and what was typed and pressed meanwhile is handed over with the caret.
 */
export const mount = (app: ReactNode): void => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  const drawn = document.getElementById('prerendered');
  createRoot(root).render(app);
  if (drawn === null) return;
  if (document.documentElement.dataset.visitor === 'known') {
    drawn.remove();
    return;
  }
  root.hidden = true;
  const pressed = notePressed(drawn);
  const observer = new MutationObserver(() => {
    if (root.querySelector('h1') === null) return;
    observer.disconnect();
    const [typed, box] = [drawn.querySelector('textarea'), root.querySelector('textarea')];
    root.hidden = false;
    if (typed !== null && box !== null) handOver(typed, box);
    for (const button of pressed) counterpartOf(button, drawn, root)?.click();
    drawn.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
};

const handOver = (typed: HTMLTextAreaElement, box: HTMLTextAreaElement): void => {
  const { value, selectionStart, selectionEnd } = typed;
  const hasFocus = document.activeElement === typed;
  if (value !== typed.defaultValue) {
    // React hears of a change only by the element's own setter and an event.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!hasFocus) return;
  box.focus({ preventScroll: true });
  box.setSelectionRange(selectionStart, selectionEnd);
};

/** Buttons of the drawn page in the order in which they are pressed: nobody hears of it there. */
const notePressed = (drawn: HTMLElement): readonly HTMLButtonElement[] => {
  const pressed: HTMLButtonElement[] = [];
  drawn.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) pressed.push(button);
  });
  return pressed;
};

/** The button of the application that is called the same, and stands at the same place among those. */
const counterpartOf = (
  button: HTMLButtonElement,
  drawn: HTMLElement,
  root: HTMLElement,
): HTMLButtonElement | undefined => {
  const alike = (page: HTMLElement): readonly HTMLButtonElement[] =>
    [...page.querySelectorAll('button')].filter((other) => nameOf(other) === nameOf(button));
  return alike(root)[alike(drawn).indexOf(button)];
};

const nameOf = (button: HTMLButtonElement): string | null => button.getAttribute('aria-label') ?? button.textContent;
