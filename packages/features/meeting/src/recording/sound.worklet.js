// What is heard, a tenth of a second at a time: its loudness as the root mean square of each 20 ms, and its samples at 16 kHz for
// captions. Runs beside the page, so that a busy page neither delays nor loses anything. Plain JavaScript: browsers load this file as it is.
const windowSeconds = 0.02;
const perMessage = 5;
const speechRate = 16_000;

class SoundProcessor extends AudioWorkletProcessor {
  constructor() {
    super();
    this.size = Math.round(sampleRate * windowSeconds);
    this.sum = 0;
    this.count = 0;
    this.levels = [];
    this.step = sampleRate / speechRate;
    this.speechSum = 0;
    this.speechCount = 0;
    this.speechUntil = this.step;
    this.samples = [];
  }

  process([channels]) {
    const samples = channels?.[0];
    // Without a source there is silence, and time goes on.
    const length = samples?.length ?? 128;
    for (let at = 0; at < length; at += 1) {
      const sample = samples?.[at] ?? 0;
      this.measure(sample);
      this.resample(sample);
    }
    if (this.levels.length >= perMessage) {
      this.port.postMessage({ levels: this.levels, samples: Int16Array.from(this.samples) });
      this.levels = [];
      this.samples = [];
    }
    return true;
  }

  measure(sample) {
    this.sum += sample * sample;
    this.count += 1;
    if (this.count < this.size) return;
    this.levels.push(Math.sqrt(this.sum / this.size));
    this.sum = 0;
    this.count = 0;
  }

  /** Each is the mean of those that it stands for, which keeps what is above speech from folding into it. */
  resample(sample) {
    this.speechSum += sample;
    this.speechCount += 1;
    if (this.speechCount < this.speechUntil) return;
    const mean = this.speechSum / this.speechCount;
    this.samples.push(Math.round(Math.min(1, Math.max(-1, mean)) * 32_767));
    this.speechUntil += this.step - this.speechCount;
    this.speechSum = 0;
    this.speechCount = 0;
  }
}

registerProcessor('hengce-sound', SoundProcessor);
