export type { Clock } from './clock';
export { type Embedder, EmbeddingFailure, type Patience } from './embedder';
export { asData, type Llm, LlmFailure, type LlmMessage, type LlmPiece, type LlmRequest } from './llm';
export type { PaymentGateway, PaymentNotice } from './payment';
export {
  type HeardSentence,
  type Listening,
  type ListeningEvents,
  type Recogniser,
  type RecogniserAbilities,
  type RecogniserWishes,
  RecognitionFailure,
  type SpokenLanguage,
  sampleBytesPerSecond,
} from './recogniser';
export { type Reranker, RerankFailure } from './reranker';
export type { SmsSender } from './sms';
export { objectIn, repairPrompt, unreadableAnswer, wholeAnswer } from './wholeAnswer';
