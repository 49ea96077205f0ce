export { isAbsent } from './isAbsent';
export { QueryBody, type QueryBodyProps } from './QueryBody';
export { QueryFailure, type QueryFailureProps } from './QueryFailure';
export { type Autosave, type AutosaveOptions, type Saving, type Unsaved, useAutosave } from './saving/useAutosave';
export { useUnsaved } from './saving/useUnsaved';
export { type Draft, useDraft } from './useDraft';
export { type FileDrop, useFileDrop } from './useFileDrop';
export { type OneUpload, type OneUploadOptions, useOneUpload } from './useOneUpload';
export { type Uploads, type UploadsOptions, useUploads } from './useUploads';
