import { library } from '../../../tools/library.mjs';

export default library(['src/index.ts']);
