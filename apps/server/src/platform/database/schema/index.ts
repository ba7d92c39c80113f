export * from './diagrams.ts';
export * from './users.ts';
