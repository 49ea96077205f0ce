import type { UserInfo } from '@hengce/api';
import { mainKey, queryScope } from '@hengce/feature-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { notify } from '../host/notify';
import { text } from '../text';

const channelName = 'hc-enterprise';
const user = mainKey('getUserInfo');
/** Least time between two questions of a tab that is looked at again; milliseconds. */
const restMs = 5_000;

/**
 * Effect that keeps pages and tabs in step with the current enterprise: queries of another one are read again, other tabs get
 * a message, and a tab that becomes visible asks the server, because the switch may have been made on another device. A
 * switch made elsewhere is announced.
 *
 * @param enterpriseId null without one; undefined until it is known, which is no switch
 * @returns a function to call after a switch
 */
export function useFollowEnterprise(enterpriseId: string | null | undefined): () => void {
  const client = useQueryClient();
  const shown = useRef(enterpriseId);
  const channel = useRef<BroadcastChannel>(null);
  const askUser = useCallback(() => client.invalidateQueries({ queryKey: user }), [client]);

  useEffect(() => {
    const before = shown.current;
    if (before === enterpriseId) return;
    shown.current = enterpriseId;
    if (before === undefined) return;
    void client.invalidateQueries({
      queryKey: [queryScope],
      // It has just told us.
      predicate: ({ queryKey }) => queryKey[2] !== user[2],
    });
    channel.current?.postMessage(enterpriseId);
  }, [enterpriseId, client]);

  useEffect(() => {
    const follow = async () => {
      const before = shown.current;
      await askUser();
      const next = client.getQueryData<UserInfo>(user)?.enterprise;
      // For whom one works must not change in silence.
      if (next && next.id !== before) void notify(text.enterprise.switchedElsewhere(next.name));
    };
    const opened = new BroadcastChannel(channelName);
    channel.current = opened;
    opened.onmessage = ({ data }) => {
      if (data !== shown.current) void follow();
    };
    let last = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < restMs) return;
      last = Date.now();
      void follow();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      channel.current = null;
      opened.close();
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [askUser, client]);

  return useCallback(() => void askUser(), [askUser]);
}
