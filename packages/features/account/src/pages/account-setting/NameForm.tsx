'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, TextField, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormFailure } from '../../components/FormFailure';
import { useFields } from '../../components/useFields';
import { settingMutations } from '../../data/settings';
import { accountQueries } from '../../data/signIn';
import { besideField, nameForm } from './AccountSettingPage.css';
import { useAccountSettingText } from './text';

const longest = 20;

/** Form with the user's name, saved on its own. */
export function NameForm({ name }: { name: string }) {
  const { api } = useFeatureHost();
  const text = useAccountSettingText().accountSetting;
  const client = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ name });
  const rename = useMutation(settingMutations(api).rename);
  const trimmed = values.name.trim();
  const { field, check, fail, failure } = useFields(formRef, values, (_, value) => setValues({ name: value }), {
    name: (value) => {
      const { length } = [...value.trim()];
      return length === 0 ? text.nameMissing : length > longest ? text.nameLength(length) : undefined;
    },
  });
  const save = () =>
    rename.mutate(
      { name: trimmed },
      {
        onSuccess(user) {
          client.setQueryData(accountQueries(api).userInfo().queryKey, user);
          setValues({ name: user.name });
          toast(text.nameSaved);
        },
        onError: fail,
      },
    );
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!rename.isPending && check()) save();
      }}
    >
      <div className={nameForm}>
        <TextField {...field('name')} label={text.name} description={text.nameHelp} autoComplete="name" />
        <div className={besideField}>
          <Button type="submit" isPending={rename.isPending} isDisabled={trimmed === name}>
            {rename.isPending ? text.saving : text.save}
          </Button>
        </div>
      </div>
      <FormFailure failure={failure} />
    </form>
  );
}
