import { library } from '../../tools/library.mjs';

export default library(['src/index.ts', 'src/contract.ts', 'src/testing.ts']);
