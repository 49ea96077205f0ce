import type { Handlers } from '../../../platform/contract';
import type { SsoService } from './service';

type SsoOperation = 'specialLogin' | 'getSsoToken' | 'listPersonalOrganizations' | 'listWikis';

export function ssoRoutes(sso: SsoService): Pick<Handlers<'notes'>, SsoOperation> {
  return {
    async specialLogin({ caller, body }) {
      return { key: await sso.createKeyFor(caller, body.phone) };
    },
    async getSsoToken({ body, request }) {
      return { token: await sso.exchangeKey(body.key, request.ip) };
    },
    listPersonalOrganizations: ({ caller }) => sso.listOrganizations(caller),
    listWikis: ({ caller, params }) => sso.listWikis(caller, params.orgId),
  };
}
