export { cancelUnpaid, findPendingOrderNo, listProofIds } from './closingRepository';
export { stateNames } from './machine';
export { createOrders } from './module';
export { createOrderDesk } from './operator';
export { yuan } from './pricing';
export { createOrderRepository, type OrderRow } from './repository';
export { createTransitions } from './transitions';
