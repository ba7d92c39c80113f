/** elkjs promises the browser's own `Worker`; the minified script comes without types. How it is bundled decides where it stands. */
declare module 'elkjs/lib/elk-worker.min.js' {
  const module: { readonly Worker?: unknown };
  export default module;
  export const Worker: unknown;
}
