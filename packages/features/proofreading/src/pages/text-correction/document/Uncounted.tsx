'use client';
import { Button, StateView, toast } from '@hengce/ui';
import { useState } from 'react';
import type { ProofreadingDocument, ProofreadingVersion } from '../../../data/proofreading';
import { useProofreadingText } from '../../../text';
import { useBegin } from '../useBegin';

export interface UncountedProps {
  document: ProofreadingDocument;
  version: ProofreadingVersion;
  isButton?: boolean;
}

/**
 * Notice that a version has no charged use yet, so that its issues are not shown, with the button that charges one;
 * with `isButton` only the button.
 */
export function Uncounted({ document, version, isButton = false }: UncountedProps) {
  const text = useProofreadingText();
  const begin = useBegin();
  const [isBeginning, setBeginning] = useState(false);
  const start = async () => {
    setBeginning(true);
    const failure = await begin({ id: document.id, version: version.version }).finally(() => setBeginning(false));
    if (failure && failure.kind !== 'session-expired')
      toast(text.start.failed, { tone: 'error', action: { onPress: () => void start() } });
  };
  const button = (
    <Button variant="primary" isPending={isBeginning} onPress={() => void start()}>
      {text.start.begin}
    </Button>
  );
  if (isButton) return button;
  return (
    <StateView
      kind="empty"
      title={text.open.uncounted}
      description={text.open.uncountedBody}
      headingLevel={2}
      primaryAction={button}
    />
  );
}
