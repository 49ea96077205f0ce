import { buildEmptyDatabase } from '../platform/db';

// The last step of the build. A copy of the library is not the library it was copied from.
await buildEmptyDatabase((db) => db.query("UPDATE policy_library SET library = ''"));
process.exit(0);
