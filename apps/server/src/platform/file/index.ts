export { maxPages } from './checkContent';
export { safeFileName } from './fileName';
export { type CheckedFile, createFileStore, type FileStore } from './files';
export { imageSize } from './imageSize';
export { isWholePng } from './isWholePng';
export {
  deckBrandRule,
  deckPictureRule,
  deckRule,
  type FileKind,
  kindOfMediaType,
  knowledgeRule,
  listRule,
  materialRule,
  proofreadingRule,
  slipRule,
} from './kinds';
export { readText } from './readText';
export { deleteFiles, deleteFilesExcept, findFileHead } from './repository';
