export { sampleSession, sampleUser } from './accountFixtures';
export { type AccountCall, accountHandlers, disconnect, hang, refuse, refuseOnce, userIs } from './accountHandlers';
export { createVault } from './factHandlers';
export { sampleMessages } from './messageFixtures';
export { createMailbox } from './messageHandlers';
export { orderIn, sampleOrder, sampleTerms } from './orderFixtures';
export { createShop } from './orderHandlers';
export { createShelves } from './reportHandlers';
