export { lintPptx } from './lintPptx';
export { type PptxOptions, writePptx } from './writePptx';
