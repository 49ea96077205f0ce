export { hasOfficialForm } from './form/forms';
export { isOver } from './machine';
export { evidenceFor, listEvidence } from './materials/evidenceList';
export { createDeclarations, type Declarations } from './module';
export { listStarted, listUnfinished } from './repository';
export { stateNames } from './stateNames';
export { declarationDays } from './tracking/calendarDays';
