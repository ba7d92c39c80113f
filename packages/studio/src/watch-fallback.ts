import type { LayoutTools } from '@diagloom/diagram/layout';
import type { Warning } from '@diagloom/language';

/** A warning about the drawing rather than a part of the prompt. */
export interface LayoutWarning extends Pick<Warning, 'message' | 'source'> {
  readonly code: 'simpler-layout';
}

/** What people are told where a simpler layout had to answer. */
export const simplerLayout: LayoutWarning = {
  code: 'simpler-layout',
  message: 'The usual layout failed or took too long, so a simpler one was used. Choose “Tidy layout” to try again.',
} as const;

/** The same tools, and whether a simpler layout had to answer since. */
export const watchFallback = (
  layout: LayoutTools,
): { readonly layout: LayoutTools; readonly hasFallenBack: () => boolean } => {
  let hasFallenBack = false;
  const onFallback = (cause: unknown): void => {
    hasFallenBack = true;
    layout.onFallback?.(cause);
  };
  return { layout: { ...layout, onFallback }, hasFallenBack: () => hasFallenBack };
};
