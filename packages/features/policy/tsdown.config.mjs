import { styledLibrary } from '../../../tools/library.mjs';
import { areas } from './areas.mjs';

export default styledLibrary(['src/index.ts', ...areas.map((area) => `src/${area}/index.ts`)]);
