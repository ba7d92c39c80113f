export * from './build-page.ts';
