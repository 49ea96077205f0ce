import type { Sound, SoundReader } from '../uploading/soundReader';

export interface FakeSoundOptions {
  /** What some files are, by name; the others are readable. */
  sounds?: Readonly<Record<string, Sound>>;
  /** How much of a file is read, 0 to 1; reading goes no further. */
  heldAt?: number;
}

/** Reader that answers without reading. */
export const fakeSound = ({ sounds = {}, heldAt }: FakeSoundOptions = {}): SoundReader => ({
  look: async ({ name }) => sounds[name] ?? 'readable',
  async read(_, onShare) {
    onShare(heldAt ?? 1);
    return heldAt === undefined ? new Uint8Array([0, 120, 250]) : new Promise<never>(() => undefined);
  },
});
