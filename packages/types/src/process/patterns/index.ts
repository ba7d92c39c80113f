export const processPatterns: readonly import('@diagloom/diagram/model').Pattern[] = [];
