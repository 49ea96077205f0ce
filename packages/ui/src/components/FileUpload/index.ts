export { FileTrigger, type FileTriggerProps } from 'react-aria-components';
export { FileUpload, type FileUploadProps } from './FileUpload';
export {
  type FileUploadVariant,
  fileUploadVariants,
  type UploadFile,
  type UploadState,
  uploadStates,
} from './fileUploadOptions';
