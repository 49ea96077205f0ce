import { useSyncExternalStore } from 'react';
import { recovery } from '../host/services';

/** Whether calls fail for want of the server, though the network is there. */
export const useIsServerAway = () => useSyncExternalStore(recovery.subscribe, recovery.isAway);
