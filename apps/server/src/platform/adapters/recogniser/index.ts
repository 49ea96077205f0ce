import type { Recogniser } from '../../ports';
import { createFunasrRealtimeRecogniser } from './funasrRealtimeRecogniser';
import { createFunasrRecogniser } from './funasrRecogniser';
import { createOpenaiRecogniser, type RecogniserOptions } from './openaiRecogniser';

/** How a recognition service is spoken to. */
export const recogniserProtocols = ['openai', 'funasr', 'funasr-realtime'] as const;
export type RecogniserProtocol = (typeof recogniserProtocols)[number];

export type { RecogniserOptions } from './openaiRecogniser';

const creators: Record<RecogniserProtocol, (options: RecogniserOptions) => Recogniser> = {
  openai: createOpenaiRecogniser,
  funasr: createFunasrRecogniser,
  'funasr-realtime': createFunasrRealtimeRecogniser,
};

export const createRecogniser = (protocol: RecogniserProtocol, options: RecogniserOptions): Recogniser =>
  creators[protocol](options);
