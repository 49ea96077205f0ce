'use client';
import type { UserInfo } from '@hengce/api';
import { Button, LinkButton } from '@hengce/ui';
import { useState } from 'react';
import { useAccountHrefs } from '../../hrefs';
import { maskPhone } from '../../model/phone';
import { list, meta, name, row, words } from './AccountSettingPage.css';
import { ChangePhoneDialog } from './ChangePhoneDialog';
import { useAccountSettingText } from './text';

/** Phone and password of the account, with the ways to change them. */
export function SignInMethods({ user }: { user: UserInfo }) {
  const text = useAccountSettingText().accountSetting;
  const hrefs = useAccountHrefs();
  const [isChanging, setChanging] = useState(false);
  return (
    <div className={list}>
      <div className={row}>
        <div className={words}>
          <span className={name}>{text.phone}</span>
          <span className={meta}>{maskPhone(user.phone)}</span>
        </div>
        <Button onPress={() => setChanging(true)}>{text.changePhone}</Button>
      </div>
      <div className={row}>
        <div className={words}>
          <span className={name}>{text.password}</span>
          <span className={meta}>{user.hasPassword ? text.passwordSet : text.passwordUnset}</span>
        </div>
        <LinkButton href={hrefs.to('changePassword')}>
          {user.hasPassword ? text.changePassword : text.setPassword}
        </LinkButton>
      </div>
      {isChanging ? <ChangePhoneDialog phone={user.phone} onClose={() => setChanging(false)} /> : null}
    </div>
  );
}
