// Loudness of what is heard: the root mean square of each 20 ms, handed over five at a time. Runs beside the page, so that a busy
// page neither delays nor loses anything. Plain JavaScript: browsers load this file as it is.
const windowSeconds = 0.02;
const perMessage = 5;

class LevelProcessor extends AudioWorkletProcessor {
  constructor() {
    super();
    this.size = Math.round(sampleRate * windowSeconds);
    this.sum = 0;
    this.count = 0;
    this.levels = [];
  }

  process([channels]) {
    const samples = channels?.[0];
    // Without a source there is silence, and time goes on.
    const length = samples?.length ?? 128;
    for (let at = 0; at < length; at += 1) {
      const sample = samples?.[at] ?? 0;
      this.sum += sample * sample;
      this.count += 1;
      if (this.count === this.size) {
        this.levels.push(Math.sqrt(this.sum / this.size));
        this.sum = 0;
        this.count = 0;
      }
    }
    if (this.levels.length >= perMessage) {
      this.port.postMessage(this.levels);
      this.levels = [];
    }
    return true;
  }
}

registerProcessor('hengce-level', LevelProcessor);
