export { ToastRegion } from './ToastRegion';
export { type ToastAction, type ToastOptions, toast } from './toastQueue';
