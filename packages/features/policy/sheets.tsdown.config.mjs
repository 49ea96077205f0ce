import { sheet } from '../../../tools/library.mjs';
import { areas } from './areas.mjs';

export default areas.map((area) => sheet(`src/${area}/index.ts`, `${area}.css`));
