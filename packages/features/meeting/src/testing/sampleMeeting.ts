import type { MainComponents } from '@hengce/api/contract';
import { getMeeting } from '@hengce/api/examples';

type Meeting = MainComponents['schemas']['Meeting'];

export const sampleMeeting = (rest: Partial<Meeting> = {}): Meeting => ({ ...getMeeting, ...rest });
