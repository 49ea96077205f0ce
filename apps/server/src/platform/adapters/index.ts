export { createConsoleSms } from './consoleSms';
export { createHttpReranker, type HttpRerankerOptions } from './httpReranker';
export { createHttpSms } from './httpSms';
export { createOpenaiEmbedder, type OpenaiEmbedderOptions } from './openaiEmbedder';
export { createOpenaiLlm, type OpenaiLlmOptions, thinkingWays } from './openaiLlm';
export { createRecogniser, type RecogniserOptions, type RecogniserProtocol, recogniserProtocols } from './recogniser';
export { createSandboxPayment, type SandboxGateway } from './sandboxPayment';
export { systemClock } from './systemClock';
