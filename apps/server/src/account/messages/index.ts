export { createMessages } from './module';
export { createMessageRepository } from './repository';
export { type NewMessage, sendMessage } from './send';
export { fixedTypes, type MessageType, messageTypes, typeNames } from './types';
