'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Icon, useSaveFile } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { FormFailure } from '../../components/FormFailure';
import { settingMutations } from '../../data/settings';
import { placeFailure } from '../../model/failure';
import { explainedRow, list, meta, name, row, words } from './AccountSettingPage.css';
import { CloseAccountDialog } from './CloseAccountDialog';
import { SettingSection } from './SettingSection';
import { useAccountSettingText } from './text';

/** Section for exporting the data and closing the account. */
export function AccountData({ phone }: { phone: string }) {
  const { api } = useFeatureHost();
  const text = useAccountSettingText().accountSetting.data;
  const [isClosing, setClosing] = useState(false);
  const exporting = useMutation(settingMutations(api).exportData);
  const saveFile = useSaveFile();
  const save = () => exporting.mutate(undefined, { onSuccess: ({ blob, fileName }) => saveFile(blob, fileName) });
  return (
    <SettingSection id="data" title={text.title}>
      <div className={list}>
        <div className={explainedRow}>
          <div className={words}>
            <span className={name}>{text.export}</span>
            <span className={meta}>{text.exportAbout}</span>
          </div>
          <Button iconStart={<Icon icon={Download} />} onPress={save} isPending={exporting.isPending}>
            {exporting.isPending ? text.exporting : text.export}
          </Button>
        </div>
        <div className={row}>
          <div className={words}>
            <span className={name}>{text.close}</span>
            <span className={meta}>{text.closeAbout}</span>
          </div>
          <Button onPress={() => setClosing(true)}>{text.close}</Button>
        </div>
      </div>
      <FormFailure failure={exporting.error ? placeFailure(exporting.error, []).form : undefined} />
      {isClosing ? <CloseAccountDialog phone={phone} onClose={() => setClosing(false)} /> : null}
    </SettingSection>
  );
}
