export { grammarPattern } from '../grammar/grammar-pattern.ts';
export { type FakeScript, type ModelService, type SeenRequest, startModelService } from './model-service.ts';
