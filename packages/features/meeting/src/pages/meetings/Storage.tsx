'use client';
import { fileSize } from '@hengce/api';
import { ConfirmDialog, Select, Text, toast } from '@hengce/ui';
import { useState } from 'react';
import { narrow } from '../../components/meeting.css';
import type { KeepDays, Settings } from '../../data/meeting';
import { useSaveSettings } from '../../data/useSaveSettings';
import { useMeetingText } from '../../text';

const choices: readonly KeepDays[] = [null, 365, 180, 90, 30];

/** How much the recordings take, and when they are deleted by themselves. */
export function Storage({ settings }: { settings: Settings }) {
  const text = useMeetingText().list;
  const { keepDays, usedBytes, maxBytes } = settings;
  const [asked, setAsked] = useState<number | null>(null);
  const saving = useSaveSettings();
  const save = (days: KeepDays) =>
    saving.mutate(
      { keepDays: days },
      {
        onSuccess() {
          setAsked(null);
          toast(text.kept);
        },
        onError: () => toast(text.failed, { tone: 'error' }),
      },
    );
  const choose = (id: string) => {
    const days = choices.find((each) => String(each) === id) ?? null;
    // A longer time deletes nothing.
    if (days !== null && (keepDays === null || days < keepDays)) setAsked(days);
    else save(days);
  };
  return (
    <section className={narrow} aria-label={text.keep}>
      <Select
        label={text.keep}
        description={text.keepHint}
        selectedKey={String(keepDays)}
        items={choices.map((days) => ({
          id: String(days),
          label: days === null ? text.keepForever : text.keepFor(days),
        }))}
        onSelectionChange={choose}
      />
      <Text variant="meta">{text.storage(fileSize(usedBytes), fileSize(maxBytes))}</Text>
      <ConfirmDialog
        title={text.keepTitle(asked ?? 0)}
        body={text.keepBody(asked ?? 0)}
        confirmLabel={text.keepConfirm}
        tone="danger"
        isPending={saving.isPending}
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => save(asked as KeepDays)}
      />
    </section>
  );
}
