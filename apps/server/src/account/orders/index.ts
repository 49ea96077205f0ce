export { cancelUnpaid, findPendingOrderNo, listProofIds } from './closingRepository';
export { stateNames } from './machine';
export { createOrders } from './module';
export { createOrderDesk } from './operator';
export { createOrderRepository } from './repository';
export { createTransitions } from './transitions';
