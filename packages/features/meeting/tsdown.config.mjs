import { styledLibrary } from '../../../tools/library.mjs';

// The worklet is loaded by its address, as it is.
const worklet = { from: 'src/recording/sound.worklet.js', to: 'dist/recording' };
const built = styledLibrary(['src/index.ts', 'src/uploading/sound.worker.ts'], [worklet]);

/** The address of the worker is a string to the compiler; in the package its file is JavaScript. */
const workerAddress = {
  name: 'worker-address',
  transform: (code) => code.replace("'./sound.worker.ts'", "'./sound.worker.js'"),
};

export default { ...built, plugins: [...built.plugins, workerAddress] };
