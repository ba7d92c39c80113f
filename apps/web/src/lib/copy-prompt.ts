import { assistantStrings } from '../strings/prompt-help.ts';
import { showToast } from './toast-store.ts';

/** Copies a prompt and says so, or says that the browser did not let it. */
export const copyPrompt = async (prompt: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(prompt);
    showToast({ title: assistantStrings.copied, description: assistantStrings.copiedText });
  } catch {
    showToast({
      title: assistantStrings.copyFailed,
      description: assistantStrings.copyFailedText,
      tone: 'destructive',
    });
  }
};
