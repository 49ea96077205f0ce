import { forgetIdentity } from '../library/records';
import { buildEmptyDatabase } from '../platform/db';

// The last step of the build. A copy of the library is not the library it was copied from.
await buildEmptyDatabase(forgetIdentity);
process.exit(0);
