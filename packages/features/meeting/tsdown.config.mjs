import { styledLibrary } from '../../../tools/library.mjs';

// The worklet is loaded by its address, as it is.
const worklet = { from: 'src/recording/level.worklet.js', to: 'dist/recording' };

export default styledLibrary(['src/index.ts'], [worklet]);
