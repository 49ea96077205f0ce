import { type Handlers, Reply } from '../../platform/contract';
import { industries, places } from '../../platform/vocabulary';
import type { createEnterpriseService } from './service';

type EnterpriseOperation =
  | 'listEnterprises'
  | 'saveEnterprise'
  | 'selectEnterprise'
  | 'removeEnterprise'
  | 'getFacts'
  | 'saveFact'
  | 'chooseFact'
  | 'removeFact'
  | 'getFactHistory'
  | 'importFacts'
  | 'uploadEvidence'
  | 'downloadEvidence'
  | 'removeEvidence'
  | 'listFactConditions'
  | 'getEnterpriseOptions';

export function enterpriseRoutes(
  enterprises: ReturnType<typeof createEnterpriseService>,
): Pick<Handlers<'main'>, EnterpriseOperation> {
  return {
    listEnterprises: ({ caller }) => enterprises.list(caller.userId),
    saveEnterprise: ({ caller, body }) => enterprises.save(caller.userId, body),
    selectEnterprise: ({ caller, body }) => enterprises.select(caller.userId, body.enterpriseId),
    async removeEnterprise({ caller, body }) {
      await enterprises.remove(caller.userId, body.enterpriseId);
      return new Reply(null, '企业已删除');
    },
    getFacts: ({ caller, params }) => enterprises.facts(caller.userId, params.enterpriseId),
    saveFact: ({ caller, params, body }) => enterprises.saveFact(caller.userId, params.enterpriseId, body),
    chooseFact: ({ caller, params, body }) => enterprises.chooseFact(caller.userId, params.enterpriseId, body.factId),
    async removeFact({ caller, params, body }) {
      await enterprises.removeFact(caller.userId, params.enterpriseId, body.factId);
      return null;
    },
    getFactHistory: ({ caller, params, query }) =>
      enterprises.history(caller.userId, params.enterpriseId, query.key, query.period ?? null),
    importFacts: ({ caller, params, body }) => enterprises.importFacts(caller.userId, params.enterpriseId, body),
    uploadEvidence: ({ caller, params, body }) =>
      enterprises.uploadEvidence(caller.userId, params.enterpriseId, body.factId, body.file),
    downloadEvidence: ({ caller, params, query }) =>
      enterprises.downloadEvidence(caller.userId, params.enterpriseId, query.factId),
    removeEvidence: ({ caller, params, body }) =>
      enterprises.removeEvidence(caller.userId, params.enterpriseId, body.factId),
    getEnterpriseOptions: async () => ({ regions: [...places], industries: [...industries] }),
    listFactConditions: ({ caller, params, query }) =>
      enterprises.conditions(caller.userId, params.enterpriseId, query.key),
  };
}
