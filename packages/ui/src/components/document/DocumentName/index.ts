export { DocumentName, type DocumentNameProps } from './DocumentName';
