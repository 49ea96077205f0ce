export { DocumentHeader, type DocumentHeaderProps } from './DocumentHeader';
export {
  type DocumentHeaderVariant,
  type DocumentStatus,
  documentHeaderVariants,
  documentStatuses,
} from './documentHeaderOptions';
