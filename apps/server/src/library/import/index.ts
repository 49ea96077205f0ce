export { type ImportOptions, type ImportOutcome, importFile, type RejectedRecord, reasonOf } from './importFile';
export { openFile, UnreadableFile } from './openFile';
export { readJsonPiece } from './readJsonPiece';
