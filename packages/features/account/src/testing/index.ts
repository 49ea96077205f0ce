export { getSaleTerms as sampleTerms, getUserInfo as sampleUser, login as sampleSession } from '@hengce/api/examples';
export { type AccountCall, accountHandlers, disconnect, hang, refuse, refuseOnce, userIs } from './accountHandlers';
export { createFactStore } from './factHandlers';
export { sampleMessages } from './messageFixtures';
export { createMailbox } from './messageHandlers';
export { orderIn, sampleOrder } from './orderFixtures';
export { createShop } from './orderHandlers';
export { createReportLists } from './reportHandlers';
