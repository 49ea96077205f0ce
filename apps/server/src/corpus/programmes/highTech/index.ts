import type { PolicyRecord } from '../../../library/records';

import { hnte } from './hnte';
import { hnteGuide } from './hnteGuide';
import { hnteRate } from './hnteRate';
import { techSme } from './techSme';
import { techSmeNotice } from './techSmeNotice';

export const highTechProgrammes: PolicyRecord[] = [hnte, hnteGuide, hnteRate, techSme, techSmeNotice];
