export { createLayoutRunner, type LayoutRunner, type LayoutRunnerOptions } from './create-layout-runner.ts';
