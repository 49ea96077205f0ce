'use client';
import { useSearchState } from '@hengce/feature-kit';
import { DocumentView } from './document/DocumentView';
import { StartView } from './start/StartView';
import { textCorrectionState } from './textCorrectionState';

/** 智能校对 (textCorrection, screen 12): start page, or one document of the account. */
export function TextCorrectionPage() {
  const [state, setState] = useSearchState(textCorrectionState);
  return state.document === '' ? (
    <StartView state={state} onChange={setState} />
  ) : (
    <DocumentView key={`${state.document} ${state.version}`} state={state} onChange={setState} />
  );
}
