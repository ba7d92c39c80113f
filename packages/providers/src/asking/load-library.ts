/** The library that speaks with services; large, so it comes with the first question. */
export const loadLibrary = async () => {
  // It would print what a model does not support on the server's console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return import('ai');
};
