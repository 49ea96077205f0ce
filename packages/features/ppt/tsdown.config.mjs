import { styledLibrary } from '../../../tools/library.mjs';

export default styledLibrary(['src/index.ts']);
