export * from './diagram.ts';
export * from './diagram-document.ts';
export * from './diagram-spec.ts';
export * from './diagram-type.ts';
export * from './edit.ts';
export * from './geometry.ts';
export * from './ids.ts';
export * from './style.ts';
