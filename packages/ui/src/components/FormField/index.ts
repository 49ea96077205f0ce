export type { FieldFrameOptions } from './FieldFrame';
export { FieldFrame } from './FieldFrame';
export type { FieldTexts } from './FieldParts';
export { FieldParts } from './FieldParts';
export { type FieldSize, fieldSizes } from './fieldOptions';
export { splitFieldTexts } from './splitFieldTexts';
