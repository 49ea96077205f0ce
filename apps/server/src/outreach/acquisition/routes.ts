import { type Handlers, Reply } from '../../platform/contract';
import type { createFinder } from './finder';
import type { createLeadService } from './leads';
import type { AcquisitionService } from './service';

type AcquisitionOperation =
  | 'checkAcquisitionUser'
  | 'upgradeAcquisitionUser'
  | 'lookUpEnterprise'
  | 'getFirmDirectory'
  | 'runAcquisition'
  | 'previewAcquisition'
  | 'listAcquisitionRuns'
  | 'getAcquisitionResult'
  | 'getDirectoryFirm'
  | 'listLeadLists'
  | 'saveLeadList'
  | 'removeLeadList'
  | 'addLeads'
  | 'listLeads'
  | 'saveLead'
  | 'removeLead'
  | 'exportLeads'
  | 'listLeadExports';

export function acquisitionRoutes(
  acquisition: AcquisitionService,
  finder: ReturnType<typeof createFinder>,
  leads: ReturnType<typeof createLeadService>,
): Pick<Handlers<'main'>, AcquisitionOperation> {
  return {
    async checkAcquisitionUser({ caller }) {
      return { canUpgraded: await acquisition.canUpgrade(caller.userId) };
    },
    async upgradeAcquisitionUser({ caller }) {
      await acquisition.upgrade(caller.userId);
      return null;
    },
    lookUpEnterprise: ({ caller, query }) => finder.lookUp(caller.userId, query.q),
    getFirmDirectory: () => finder.directory(),
    runAcquisition: ({ caller, headers, body }) => finder.run(caller.userId, headers['Idempotency-Key'], body),
    previewAcquisition: ({ caller, body }) => finder.preview(caller.userId, body),
    listAcquisitionRuns: ({ caller }) => finder.runs(caller.userId),
    getAcquisitionResult: ({ caller, params, query }) => finder.result(caller.userId, params.runId, query),
    getDirectoryFirm: ({ caller, params }) => finder.firm(caller.userId, params.firmId),
    listLeadLists: ({ caller }) => leads.lists(caller.userId),
    async saveLeadList({ caller, body }) {
      return new Reply(await leads.saveList(caller.userId, body), '已保存');
    },
    async removeLeadList({ caller, body }) {
      return new Reply(await leads.removeList(caller.userId, body), '已删除');
    },
    addLeads: ({ caller, body }) => leads.add(caller.userId, body),
    listLeads: ({ caller, params, query }) => leads.leads(caller.userId, params.listId, query),
    async saveLead({ caller, body }) {
      return new Reply(await leads.save(caller.userId, body), '已保存');
    },
    async removeLead({ caller, body }) {
      return new Reply(await leads.remove(caller.userId, body), '已移出');
    },
    exportLeads: ({ caller, body }) => leads.export(caller.userId, body),
    listLeadExports: ({ caller }) => leads.exports(caller.userId),
  };
}
