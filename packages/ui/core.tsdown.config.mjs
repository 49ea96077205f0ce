import { sheet } from '../../tools/library.mjs';

export default sheet('src/core.ts', 'core.css');
