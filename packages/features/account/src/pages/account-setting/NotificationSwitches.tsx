'use client';
import type { NotificationType } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Skeleton, SkeletonDelay, Switch, toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { settingMutations, settingQueries } from '../../data/settings';
import { list, meta, name, row, words } from './AccountSettingPage.css';
import { SettingSection } from './SettingSection';
import { useAccountSettingText } from './text';

/** Switches for types of messages; those about money and the account cannot be switched off. */
export function NotificationSwitches() {
  const { api } = useFeatureHost();
  const text = useAccountSettingText().accountSetting.notifications;
  const client = useQueryClient();
  const query = settingQueries(api).notifications();
  const settings = useQuery(query);
  const save = useMutation(settingMutations(api).mute);
  const types = settings.data?.types ?? [];
  const turn = (changed: NotificationType, isOn: boolean) => {
    const off = types.filter((type) => !(type.type === changed.type ? isOn : type.isOn));
    save.mutate(
      { mutedTypes: off.map(({ type }) => type) },
      {
        onSuccess: (saved) => client.setQueryData(query.queryKey, saved),
        onError: () => toast(text.saveFailed, { tone: 'error', action: { onPress: () => turn(changed, isOn) } }),
      },
    );
  };
  const pending = save.isPending ? save.variables.mutedTypes : undefined;
  return (
    <SettingSection id="notifications" title={text.title} about={text.about}>
      {settings.isError || settings.isPaused ? (
        <QueryFailure query={settings} title={text.failedTitle} headingLevel={3} />
      ) : (
        <SkeletonDelay
          isLoading={settings.isPending}
          skeleton={<Skeleton variant="row" lines={4} />}
          label={text.loading}
        >
          <ul className={list}>
            {types.map((type) => (
              <NotificationRow
                key={type.type}
                setting={type}
                isOn={pending ? !pending.includes(type.type) : type.isOn}
                isPending={pending !== undefined}
                onChange={(isOn) => turn(type, isOn)}
              />
            ))}
          </ul>
        </SkeletonDelay>
      )}
    </SettingSection>
  );
}

interface RowProps {
  setting: NotificationType;
  isOn: boolean;
  isPending: boolean;
  onChange: (isOn: boolean) => void;
}

function NotificationRow({ setting: { type, typeName, isFixed }, isOn, isPending, onChange }: RowProps) {
  const { types } = useAccountSettingText().accountSetting.notifications;
  const [nameId, aboutId] = [useId(), useId()];
  return (
    <li className={row}>
      <div className={words}>
        <span className={name} id={nameId}>
          {typeName}
        </span>
        <span className={meta} id={aboutId}>
          {types[type]}
        </span>
      </div>
      <Switch
        aria-labelledby={nameId}
        aria-describedby={aboutId}
        isSelected={isOn}
        isDisabled={isFixed}
        isReadOnly={isPending}
        onChange={onChange}
      >
        {null}
      </Switch>
    </li>
  );
}
