import { useState } from 'react';

export interface Consent {
  hasAgreed: boolean;
  agree: (isSelected: boolean) => void;
  /** How often it was tried without. */
  reminders: number;
  /** @returns whether the user has agreed; reminds when not. */
  check: () => boolean;
}

/** The tick of the agreement. It stands for the version that could be read, so a new one empties it. */
export function useConsent(version: string | undefined): Consent {
  const [agreedTo, setAgreedTo] = useState<string>();
  const [reminders, setReminders] = useState(0);
  const hasAgreed = version !== undefined && agreedTo === version;
  return {
    hasAgreed,
    agree: (isSelected) => setAgreedTo(isSelected ? version : undefined),
    reminders: hasAgreed ? 0 : reminders,
    check() {
      if (!hasAgreed) setReminders(reminders + 1);
      return hasAgreed;
    },
  };
}
