'use client';
import type { ApiError, Enterprise } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { creditCodeProblem } from '@hengce/text';
import { Alert, Button, Dialog, SearchableSelect, TextField, toast } from '@hengce/ui';
import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { FormFailure } from '../../components/FormFailure';
import { form } from '../../components/form.css';
import { useFields } from '../../components/useFields';
import { enterpriseMutations, factQueries } from '../../data/facts';
import { useEnterpriseInformationText } from './text';

export interface EnterpriseDialogProps {
  /** The one to edit; a new one without. */
  enterprise?: Enterprise;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: (saved: Enterprise) => void;
}

/** What an enterprise is before any facts: name, code, region, industry, date. */
export function EnterpriseDialog({ enterprise, isOpen, onOpenChange, onSaved }: EnterpriseDialogProps) {
  const text = useEnterpriseInformationText().enterpriseInformation.enterprise;
  const { api } = useFeatureHost();
  const save = useMutation(enterpriseMutations(api).save);
  const formId = useId();
  return (
    <Dialog
      title={enterprise ? text.edit : text.add}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={() => (
        <Button type="submit" form={formId} variant="primary" isPending={save.isPending}>
          {save.isPending ? text.saving : text.save}
        </Button>
      )}
    >
      <EnterpriseForm
        id={formId}
        enterprise={enterprise}
        save={save}
        onSaved={(saved) => {
          toast(text.saved);
          onSaved(saved);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

type Save = UseMutationResult<Enterprise, ApiError, Parameters<SaveFn>[0]>;
type SaveFn = NonNullable<ReturnType<typeof enterpriseMutations>['save']['mutationFn']>;

interface FormProps {
  id: string;
  enterprise?: Enterprise;
  save: Save;
  onSaved: (saved: Enterprise) => void;
}

function EnterpriseForm({ id, enterprise, save, onSaved }: FormProps) {
  const text = useEnterpriseInformationText().enterpriseInformation.enterprise;
  const { api } = useFeatureHost();
  const options = useQuery(factQueries(api).options());
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({
    name: enterprise?.name ?? '',
    uscc: enterprise?.uscc ?? '',
    regionCode: enterprise?.regionCode ?? '',
    industryCode: enterprise?.industryCode ?? '',
    establishedAt: enterprise?.establishedAt ?? '',
  });
  const set = (name: keyof typeof values, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const codeOf = (value: string) => value.replaceAll(/\s/g, '').toUpperCase();
  const { field, check, fail, failure } = useFields(formRef, values, set, {
    name: (value) => {
      const { length } = [...value.trim()];
      if (length === 0) return text.nameMissing;
      return length < 2 || length > 100 ? text.nameLength(length) : undefined;
    },
    uscc: (value) => {
      const code = codeOf(value);
      const problem = code === '' ? null : creditCodeProblem(code);
      if (problem?.kind === 'length') return text.usccLength(problem.length);
      if (problem?.kind === 'character') return text.usccCharacter(problem.at, problem.character);
      return problem ? text.usccCheck(code) : undefined;
    },
    regionCode: (value) => (value === '' ? text.regionMissing : undefined),
    industryCode: () => undefined,
    establishedAt: (value) =>
      value.trim() === '' || /^\d{4}-\d{2}-\d{2}$/.test(value.trim()) ? undefined : text.dateForm(value),
  });
  const regions = options.data?.regions ?? [];
  const submit = () => {
    if (save.isPending || !check()) return;
    const uscc = codeOf(values.uscc);
    const establishedAt = values.establishedAt.trim();
    const known = regions.find(({ code }) => code === values.regionCode)?.name;
    save.mutate(
      {
        name: values.name.trim(),
        regionCode: values.regionCode,
        regionName: known ?? enterprise?.regionName ?? '',
        ...(enterprise ? { enterpriseId: enterprise.id } : {}),
        ...(uscc ? { uscc } : {}),
        ...(values.industryCode ? { industryCode: values.industryCode } : {}),
        ...(establishedAt ? { establishedAt } : {}),
      },
      { onSuccess: onSaved, onError: fail },
    );
  };
  const choice = (name: 'regionCode' | 'industryCode') => {
    const { value, isInvalid, errorMessage } = field(name);
    return {
      selectedKey: value === '' ? null : value,
      onSelectionChange: (code: string | null) => set(name, code ?? ''),
      isInvalid,
      errorMessage,
      isPending: options.isPending,
    };
  };
  return (
    <form
      id={id}
      ref={formRef}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField {...field('name')} label={text.name} autoComplete="organization" maxLength={120} />
      {options.data ? (
        <>
          <SearchableSelect
            {...choice('regionCode')}
            label={text.region}
            items={regions.map(({ code, name }) => ({ id: code, label: name }))}
          />
          <SearchableSelect
            {...choice('industryCode')}
            label={text.industry}
            description={text.industryHelp}
            isOptional
            items={options.data.industries.map(({ code, name }) => ({ id: code, label: name }))}
          />
        </>
      ) : options.isError ? (
        <Alert tone="warning">{text.optionsFailed}</Alert>
      ) : null}
      <TextField
        {...field('uscc')}
        label={text.uscc}
        description={text.usccHelp}
        isOptional
        maxLength={40}
        autoComplete="off"
      />
      <TextField
        {...field('establishedAt')}
        label={text.establishedAt}
        description={text.dateHelp}
        isOptional
        maxLength={20}
        autoComplete="off"
      />
      <FormFailure failure={failure} />
    </form>
  );
}
