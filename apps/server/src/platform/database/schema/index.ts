export * from './activity.ts';
export * from './diagrams.ts';
export * from './drawing-boards.ts';
export * from './reservations.ts';
export * from './server-limits.ts';
export * from './sign-in-attempts.ts';
export * from './users.ts';
