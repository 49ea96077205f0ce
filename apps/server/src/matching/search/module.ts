import { findOwn } from '../../firm/enterprise';
import type { Library } from '../../library/policies';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { bestFits } from '../items';
import type { Matches } from '../match';
import { searchWithFits } from './searchWithFits';

/** Room `matching/search`: 政策检索 with the match of an enterprise in each row. Stores nothing. */
export const createPolicySearch = ({ db }: Platform, library: Library, { matches }: Matches) => ({
  module: defineModule({
    handlers: {
      searchPolicies: async ({ caller, query: { enterpriseId, mayFit = false, ...query } }) => {
        if (enterpriseId === undefined) return library.search(query);
        const { judged } = await matches.current(await findOwn(db, caller.userId, enterpriseId));
        return searchWithFits(library, query, { fits: bestFits(judged), mayFit });
      },
    },
  }),
});
