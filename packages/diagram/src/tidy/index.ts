export { repairPage } from './repair-page.ts';
export { tidyPage } from './tidy-page.ts';
export { tidyPart } from './tidy-part.ts';
