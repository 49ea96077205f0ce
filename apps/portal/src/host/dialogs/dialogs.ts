// A chunk of its own: no first page waits for dialogs.
export { TakeTextDialog } from '@hengce/chat';
export { TakeAnswerDialog } from '@hengce/policy';
export { AcquisitionUpgradeDialog } from './AcquisitionUpgradeDialog';
export { OtherUserDialog } from './OtherUserDialog';
export { TrialExpiredDialog } from './TrialExpiredDialog';
export { UsesExhaustedDialog } from './UsesExhaustedDialog';
