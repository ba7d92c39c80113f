import { camelCase } from '../../../printing/cases.ts';
import { createNameScope, type ScreenDecl, type ScreenElement } from '../../../program/index.ts';
import { type FormPart, inputs, isForm, layOut } from './lay-out-screen.ts';

/** What somebody is told who uses a screen: that a button is pressed, or that a form is sent. */
export interface ScreenHandler {
  /** Such as `onBook`. */
  readonly name: string;
  readonly button: ScreenElement;
  /** What is on the form that the button sends; absent for a button alone. */
  readonly form?: FormPart;
}

/** Handlers of all buttons that lead to no other screen, and of all forms, by their screens; each name is given once. */
export const screenHandlers = (screens: readonly ScreenDecl[]): ReadonlyMap<ScreenDecl, readonly ScreenHandler[]> => {
  const scope = createNameScope();
  return new Map(
    screens.map((screen) => {
      const parts = [...layOut(screen).body];
      const forms = parts.filter(isForm);
      const handlers = screen.elements.flatMap((button): readonly ScreenHandler[] => {
        if (button.kind !== 'button') return [];
        const form = forms.find(({ submit }) => submit === button);
        if (form === undefined && button.opens !== undefined) return [];
        const called = `on ${button.name.words.join(' ')}`;
        const name = camelCase(
          scope.take(scope.has(called) ? `${called} ${screen.name.words.join(' ')}` : called, [], 'on press'),
        );
        return [{ name, button, ...(form !== undefined && { form }) }];
      });
      return [screen, handlers];
    }),
  );
};

/** The elements of a form that hold a value. */
export const valuesOf = ({ elements }: FormPart): readonly ScreenElement[] =>
  elements.filter(({ kind }) => inputs.has(kind));

/** Whether it is on or off, and not a text. */
export const isSwitch = ({ kind }: ScreenElement): boolean => kind === 'checkbox' || kind === 'toggle';
