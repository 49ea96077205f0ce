import type { Handlers } from '../../contract/types';
import type { AcquisitionService } from './service';

export function acquisitionRoutes(
  acquisition: AcquisitionService,
): Pick<Handlers<'main'>, 'checkAcquisitionUser' | 'upgradeAcquisitionUser'> {
  return {
    async checkAcquisitionUser({ caller }) {
      return { canUpgraded: await acquisition.canUpgrade(caller.userId) };
    },
    async upgradeAcquisitionUser({ caller }) {
      await acquisition.upgrade(caller.userId);
      return null;
    },
  };
}
