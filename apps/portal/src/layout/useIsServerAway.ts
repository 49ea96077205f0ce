import { useSyncExternalStore } from 'react';
import { recovery } from '../host/services';

/** Whether calls fail because the server cannot be reached, though the network is there. */
export const useIsServerAway = () => useSyncExternalStore(recovery.subscribe, recovery.isAway);
