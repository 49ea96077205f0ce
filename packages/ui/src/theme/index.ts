// The only entry that a .css.ts file may import: a component barrel would make the style compiler evaluate all of react-aria.
export { type TextStyle, typography } from '../tokens/typography';
export { inBase, inComponents, inFeatures, inReset } from './inLayer';
export { layers } from './layers.css';
export { media } from './media';
export { bandPadding, pageBox } from './pageBox';
export { sheetHeight } from './sheetHeight';
export { vars } from './vars.css';
export { workBar } from './workBar';
