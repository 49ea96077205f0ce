import { expect, it } from 'vitest';
import { pageAt } from './pages';

it.each([
  ['/', 'portal.home'],
  ['/HOME', 'portal.homeByName'],
  ['/login', 'account.login'],
  ['/Login/API', 'account.loginByCode'],
  ['/Login/ChangePassword/', 'account.changePassword'],
  ['/policy', 'policy.index'],
  ['/policy/policysearch', 'policy.search'],
  ['/Policy/PolicyDetail/n-hnte-2016-32', 'policy.detail'],
  ['/PersonalCenter', 'account.personalCenterHome'],
  ['/Policy/PolicyDetail', 'policy.search'],
  ['/Policy/PolicyMatch1/report/', 'policy.match'],
  ['/Policy/PolicyMatchv2/report', 'policy.projectMatch'],
  ['/Policy/FinancePolicyMatch/report', 'policy.financeMatch'],
  ['/Policy/policyNoticeDetails', 'policy.notices'],
  ['/Policy/PolicyApply/detail', 'policy.applies'],
  ['/Policy/ProjectApplication', 'policy.declarations'],
  ['/Policy/ProjectEvaluation', 'policy.declarations'],
  ['/Policy/ProjectDeclaration/details', 'policy.declarations'],
  ['/Policy/PolicyDetail/a/b', 'notFound'],
  ['/login/other', 'notFound'],
  ['/%E0%A4%A', 'notFound'],
  ['//', 'portal.home'],
])('%s is %s', (pathname, id) => expect(pageAt(pathname).id).toBe(id));
