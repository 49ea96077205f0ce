import type { Captions } from './captions';
import type { Capture, Take } from './capture';
import type { RecordingServer } from './sender';

/** A microphone and a server at which captions listen in: what is recorded goes to them too, and recording knows nothing of it. */
export function captioned(
  capture: Capture,
  server: RecordingServer,
  captions: Captions,
): { capture: Capture; server: RecordingServer } {
  let isRunning = false;
  const run = (isOn: boolean): void => {
    if (isRunning && !isOn) captions.rest();
    isRunning = isOn;
  };
  const listened = (take: Take): Take => ({
    mimeType: take.mimeType,
    get deviceId() {
      return take.deviceId;
    },
    start() {
      captions.begin();
      run(true);
      take.start();
    },
    pause() {
      run(false);
      take.pause();
    },
    resume() {
      run(true);
      take.resume();
    },
    use: (deviceId) => take.use(deviceId),
    stop() {
      run(false);
      return take.stop();
    },
    close() {
      run(false);
      take.close();
    },
  });
  return {
    capture: {
      ...capture,
      async open(options, events) {
        const onSamples = (samples: Int16Array) => {
          if (isRunning) captions.push(samples);
        };
        return listened(await capture.open(options, { ...events, onSamples }));
      },
    },
    server: {
      ...server,
      async create(recording) {
        const meetingId = await server.create(recording);
        captions.recordTo(meetingId);
        return meetingId;
      },
    },
  };
}
