import type { ModuleName } from '../equity';

export interface TrialPlan {
  days: number;
  /** Uses of each module during the trial. */
  uses: Readonly<Record<ModuleName, number>>;
  /** Uses of AI 获客 after its upgrade. */
  upgradedAcquisitionUses: number;
}

/** Days and uses of the trial. The specification (§9) leaves the numbers open; these are ours. */
export const trialPlan: TrialPlan = {
  days: 30,
  uses: {
    policy: 300,
    match: 30,
    compare: 30,
    acquisition: 10,
    assistant: 100,
    knowledge: 50,
    ppt: 10,
    meeting: 10,
    evaluation: 10,
    proofreading: 30,
  },
  upgradedAcquisitionUses: 30,
};
