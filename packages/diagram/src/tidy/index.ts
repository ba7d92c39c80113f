export { repairPage } from './repair-page.ts';
export { tidyPage } from './tidy-page.ts';
