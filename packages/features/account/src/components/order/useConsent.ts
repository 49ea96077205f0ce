import { useState } from 'react';

export interface Consent {
  hasAgreed: boolean;
  agree: (isSelected: boolean) => void;
  /** Number of attempts without consent. */
  reminders: number;
  /** Reminds the user where consent is missing. @returns whether the user has agreed */
  check: () => boolean;
}

/**
 * State of the agreement's checkbox. It applies to the version that was shown, so a new version clears it; without a
 * version nobody has agreed.
 */
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
