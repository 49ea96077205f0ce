import { styledLibrary } from '../../../tools/library.mjs';

const built = styledLibrary(['src/index.ts', 'src/reading/reading.worker.ts']);

/** The address of the worker is a string to the compiler; in the package its file is JavaScript. */
const workerAddress = {
  name: 'worker-address',
  transform: (code) => code.replace("'./reading.worker.ts'", "'./reading.worker.js'"),
};

export default { ...built, plugins: [...built.plugins, workerAddress] };
