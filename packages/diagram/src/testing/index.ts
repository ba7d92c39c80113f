export { anyDocument } from '../drawio/testing/any-document.ts';
export * from './build-page.ts';
export { mutateFile } from './mutate-file.ts';
