export { compressReplies } from './compressReplies';
export { failureResponse } from './failures';
export { addHealth, addPortal, addRequestFrame } from './frame';
export { checkPort, listen } from './listen';
export { addNotesPage } from './notesPage/notesPage';
