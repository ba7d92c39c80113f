export * from './build-page.ts';
export { mutateFile } from './mutate-file.ts';
