export { createLog, type Log, type LogLevel } from './log';
export { maskPhones, maskShares } from './mask';
