export { cleanText } from './cleanText';
export { boxesOf, looksLikeHeading, type PlacedBlock, readPage } from './layout';
export { type PagesRead, readPages } from './readPages';
export {
  type Block,
  type Problem,
  type ReadBrand,
  type ReadPart,
  type ReadRequest,
  type ReadSlide,
  type Row,
  readParts,
} from './readParts';
