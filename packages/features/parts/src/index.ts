export { isAbsent } from './isAbsent';
export { QueryBody, type QueryBodyProps } from './QueryBody';
export { QueryFailure, type QueryFailureProps } from './QueryFailure';
export { type Draft, useDraft } from './useDraft';
export { type FileDrop, useFileDrop } from './useFileDrop';
export { type OneUpload, type OneUploadOptions, useOneUpload } from './useOneUpload';
export { type Uploads, type UploadsOptions, useUploads } from './useUploads';
