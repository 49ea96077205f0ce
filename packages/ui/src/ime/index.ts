export { type EnterToSubmitOptions, useEnterToSubmit } from './useEnterToSubmit';
export { isImeComposing, useImeGuard } from './useImeGuard';
