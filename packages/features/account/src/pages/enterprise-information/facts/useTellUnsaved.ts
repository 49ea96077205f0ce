import { useFeatureHost } from '@hengce/feature-kit';
import { useAskBeforeClosing } from '@hengce/feature-parts';
import { toast } from '@hengce/ui';
import { useEffect, useRef } from 'react';
import { useAccountHrefs } from '../../../hrefs';
import { useEnterpriseInformationText } from '../text';
import { useUnsavedOf } from './unsavedFacts';

/**
 * Warning of unsaved values, which are lost with the tab: a toast when the page is left, the browser's question when
 * the tab is closed.
 */
export function useTellUnsaved(enterpriseId: string): void {
  const { table } = useEnterpriseInformationText().enterpriseInformation;
  const { length } = useUnsavedOf(enterpriseId);
  const { navigate } = useFeatureHost();
  const hrefs = useAccountHrefs();
  const goBack = () => navigate(hrefs.to('enterpriseInformation'));
  const latest = useRef({ length, table, goBack });
  latest.current = { length, table, goBack };
  useEffect(
    () => () => {
      const { length, table, goBack } = latest.current;
      if (length > 0)
        toast(table.leftUnsaved(length), { tone: 'error', action: { label: table.toUnsaved, onPress: goBack } });
    },
    [],
  );
  useAskBeforeClosing(length > 0);
}
