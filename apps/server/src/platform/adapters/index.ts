export { createConsoleSms } from './consoleSms';
export { createHttpSms } from './httpSms';
export { createOpenaiLlm, type OpenaiLlmOptions, thinkingWays } from './openaiLlm';
export { createSandboxPayment, type SandboxGateway } from './sandboxPayment';
export { systemClock } from './systemClock';
