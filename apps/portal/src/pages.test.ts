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
  ['/Policy/PolicyDetail', 'notFound'],
  ['/login/other', 'notFound'],
  ['/%E0%A4%A', 'notFound'],
  ['//', 'portal.home'],
])('%s is %s', (pathname, id) => expect(pageAt(pathname).id).toBe(id));
