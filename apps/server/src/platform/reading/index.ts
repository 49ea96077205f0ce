export { cleanText } from './cleanText';
export { boxesOf, looksLikeHeading, type PlacedBlock, readPage } from './layout';
export { type PagesRead, readPages } from './readPages';
export {
  type Block,
  type Problem,
  type ReadPart,
  type ReadSlide,
  type Row,
  readParts,
} from './readParts';
