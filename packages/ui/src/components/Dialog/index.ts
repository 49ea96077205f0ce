export { DialogTrigger, type DialogTriggerProps } from 'react-aria-components';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
export { Dialog, type DialogProps } from './Dialog';
export { type DialogSize, dialogSizes } from './dialogOptions';
