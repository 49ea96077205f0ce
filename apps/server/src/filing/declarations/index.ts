export { declarationDays } from './calendarDays';
export { formOf } from './form/forms';
export { isOver, overStates } from './machine';
export { evidenceFor, listEvidence } from './materials/library';
export { createDeclarations } from './module';
export { stateNames } from './stateNames';
