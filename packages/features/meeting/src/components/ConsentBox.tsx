'use client';
import { Checkbox } from '@hengce/ui';

export interface ConsentBoxProps {
  isTold: boolean;
  /** Whether somebody went on without confirming. */
  isMissing: boolean;
  /** What is confirmed, what becomes of that, and what is said where it is missing. */
  text: { consent: string; consentHint: string; consentMissing: string };
  onChange: (isTold: boolean) => void;
}

/** Confirmation that everybody who is heard was told of being recorded; its words are kept with the meeting. */
export const ConsentBox = ({ isTold, isMissing, text, onChange }: ConsentBoxProps) => (
  <Checkbox
    isSelected={isTold}
    onChange={onChange}
    description={text.consentHint}
    {...(isMissing && { errorMessage: text.consentMissing })}
  >
    {text.consent}
  </Checkbox>
);
