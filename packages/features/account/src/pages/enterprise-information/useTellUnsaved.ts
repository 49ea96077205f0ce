import { toast } from '@hengce/ui';
import { useEffect, useRef } from 'react';
import { useEnterpriseInformationText } from './text';
import { useUnsavedOf } from './unsavedFacts';

/** Leaving the page says what is still unsaved; closing the tab asks, because that loses it. */
export function useTellUnsaved(enterpriseId: string): void {
  const { table } = useEnterpriseInformationText().enterpriseInformation;
  const { length } = useUnsavedOf(enterpriseId);
  const latest = useRef({ length, table });
  latest.current = { length, table };
  useEffect(
    () => () => {
      const { length, table } = latest.current;
      if (length > 0) toast(table.leftUnsaved(length), { tone: 'error' });
    },
    [],
  );
  useEffect(() => {
    if (length === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [length]);
}
