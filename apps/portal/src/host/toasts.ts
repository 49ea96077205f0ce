// A chunk of its own: sign-in does not wait for it.
export { ToastRegion, toast } from '@hengce/ui';
export type ToastOptions = NonNullable<Parameters<typeof import('@hengce/ui').toast>[1]>;
