export { openData } from './openData';
export { phrasePattern, phrases } from './phrases';
