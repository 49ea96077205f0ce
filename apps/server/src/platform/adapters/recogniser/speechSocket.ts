import { WebSocket } from 'ws';
import { RecognitionFailure, sampleBytesPerSecond } from '../../ports';
import { isRecord } from '../../vocabulary';
import { parsed } from './words';

/** Milliseconds for which a service is waited for. */
export interface SocketWaits {
  /** For the connection. */
  open: number;
  /** For the first message after the end of the sound. */
  answer: number;
  /** For another one after that: some services do not say which is the last. */
  more: number;
}

export interface SpeechSocketOptions {
  url: string;
  apiKey: string | null;
  /** Sent when the connection is open. */
  greeting: readonly string[];
  /** Sent when the sound has ended. */
  farewell: string;
  waits: SocketWaits;
  onOpen?: () => void;
  /** A message of the service. @returns whether it is the last one */
  onMessage: (message: Record<string, unknown>) => boolean;
  /** @param failure null after the sound has ended and the service has answered */
  onOver: (failure: RecognitionFailure | null) => void;
}

export interface SpeechSocket {
  send(samples: Uint8Array): void;
  waitingBytes(): number;
  end(): void;
  /** Hangs up, without any further event. */
  close(): void;
}

/** A tenth of a second: FunASR's servers decode by the number of frames. */
const frameBytes = sampleBytesPerSecond / 10;
const maxMessageBytes = 8_000_000;

/** Connection to a service that takes samples in binary frames and answers in JSON. */
export function openSpeechSocket(options: SpeechSocketOptions): SpeechSocket {
  const { url, apiKey, greeting, farewell, waits, onOpen, onMessage, onOver } = options;
  const socket = new WebSocket(url, {
    headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    handshakeTimeout: waits.open,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  });
  /** Until the connection is open. */
  let waiting: (string | Uint8Array)[] | null = [...greeting];
  let waitingLength = 0;
  let isEnded = false;
  let hasAnswered = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  const hangUp = (): void => {
    isOver = true;
    clearTimeout(timer);
    socket.terminate();
  };
  const over = (failure: RecognitionFailure | null): void => {
    if (isOver) return;
    hangUp();
    onOver(failure);
  };
  const awaitFor = (ms: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
    timer.unref();
  };
  const write = (data: string | Uint8Array): void => {
    if (waiting === null) socket.send(data);
    else {
      waiting.push(data);
      waitingLength += data.length;
    }
  };

  socket.on('open', () => {
    const held = waiting ?? [];
    waiting = null;
    for (const data of held) socket.send(data);
    onOpen?.();
  });
  socket.on('message', (data, isBinary) => {
    const message = isBinary || isOver ? undefined : parsed(String(data));
    if (!isRecord(message)) return;
    const isLast = onMessage(message);
    if (!isEnded) return;
    hasAnswered = true;
    if (isLast) over(null);
    else awaitFor(waits.more, () => over(null));
  });
  // After one that was hung up too: an error that nobody hears would end the process.
  socket.on('error', (cause) => over(new RecognitionFailure('连不上语音识别服务', true, { cause })));
  socket.on('close', () => over(hasAnswered ? null : new RecognitionFailure('与语音识别服务的连接中断了', true)));

  return {
    send(samples) {
      if (isOver || isEnded) return;
      for (let at = 0; at < samples.length; at += frameBytes) write(samples.subarray(at, at + frameBytes));
    },
    waitingBytes: () => (waiting === null ? socket.bufferedAmount : waitingLength),
    end() {
      if (isOver || isEnded) return;
      isEnded = true;
      write(farewell);
      awaitFor(waits.answer, () => over(new RecognitionFailure('语音识别服务太久没有回应', true)));
    },
    close: hangUp,
  };
}
