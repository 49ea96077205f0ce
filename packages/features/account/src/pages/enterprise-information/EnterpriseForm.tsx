'use client';
import type { ApiError, Enterprise, KnownEnterprise } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { useFeatureHost } from '@hengce/feature-kit';
import { creditCodeProblem, readDay } from '@hengce/text';
import { Alert, SearchableSelect, TextField } from '@hengce/ui';
import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormFailure } from '../../components/FormFailure';
import { form } from '../../components/form.css';
import { useFields } from '../../components/useFields';
import { type enterpriseMutations, factQueries } from '../../data/facts';
import { type EnterpriseValues, readPasted, type StartFact, startFacts, tableOf } from '../../model/pasted';
import { DirectoryMatches, PasteField } from './EnterpriseStart';
import { type EnterpriseInformationText, useEnterpriseInformationText } from './text';

type EnterpriseOptions = MainComponents['schemas']['EnterpriseOptions'];
type Save = UseMutationResult<Enterprise, ApiError, Parameters<SaveFn>[0]>;
type SaveFn = NonNullable<ReturnType<typeof enterpriseMutations>['save']['mutationFn']>;

interface FormProps {
  id: string;
  enterprise?: Enterprise;
  save: Save;
  /** `button` is the value of the button that was pressed. */
  onSaved: (
    saved: Enterprise,
    more: { facts: readonly StartFact[]; table: string; button: string },
  ) => void | Promise<void>;
}

const noOptions: EnterpriseOptions = { regions: [], industries: [] };
const codeOf = (value: string) => value.replaceAll(/\s/g, '').toUpperCase();

/** Labels of the fields that were read from pasted text. */
function labelsOf(
  { values, facts }: ReturnType<typeof readPasted>,
  text: EnterpriseInformationText['enterprise'],
): string[] {
  const labels: Record<keyof EnterpriseValues, string> = {
    name: text.name,
    uscc: text.uscc,
    regionCode: text.region,
    industryCode: text.industry,
    establishedAt: text.establishedAt,
  };
  const read = (Object.keys(values) as (keyof EnterpriseValues)[]).map((name) => labels[name]);
  return facts.length > 0 ? [...read, text.capital] : read;
}

/** Form of an enterprise; for a new one also with suggestions to fill it from. */
export function EnterpriseForm({ id, enterprise, save, onSaved }: FormProps) {
  const text = useEnterpriseInformationText().enterpriseInformation.enterprise;
  const { api } = useFeatureHost();
  const options = useQuery(factQueries(api).options());
  const { regions, industries } = options.data ?? noOptions;
  // Thousands: a list that is the same stays as it was read.
  const places = useMemo(() => regions.map(({ code, name }) => ({ id: code, label: name })), [regions]);
  const formRef = useRef<HTMLFormElement>(null);
  const [pasted, setPasted] = useState('');
  // Facts of the firm that was taken from the directory: they are those of its name only.
  const [taken, setTaken] = useState<{ name: string; facts: readonly StartFact[] }>({ name: '', facts: [] });
  const [values, setValues] = useState<EnterpriseValues>({
    name: enterprise?.name ?? '',
    uscc: enterprise?.uscc ?? '',
    regionCode: enterprise?.regionCode ?? '',
    industryCode: enterprise?.industryCode ?? '',
    establishedAt: enterprise?.establishedAt ?? '',
  });
  const fill = (known: Partial<EnterpriseValues>) => setValues((before) => ({ ...before, ...known }));
  const { field, check, fail, failure } = useFields(
    formRef,
    values,
    (name, value) => fill({ [name]: value }),
    checksOf(text),
  );
  const ofPaste = useMemo(() => readPasted(pasted, regions), [pasted, regions]);
  const placePasted = ofPaste.values.regionCode;
  // The regions may come after the paste; a place that was chosen stays.
  useEffect(() => {
    if (placePasted)
      setValues((before) => (before.regionCode === '' ? { ...before, regionCode: placePasted } : before));
  }, [placePasted]);
  const table = tableOf(pasted);
  const read = [...labelsOf(ofPaste, text), ...(table === '' ? [] : [text.pasteTable])];
  const take = (firm: KnownEnterprise) => {
    const { name, uscc, regionCode, industryCode, establishedAt, facts } = firm;
    fill({
      name,
      ...(uscc && { uscc }),
      ...(regionCode && { regionCode }),
      ...(industryCode && { industryCode: industryCode.slice(0, 3) }),
      ...(establishedAt && { establishedAt }),
    });
    setTaken({ name, facts });
    // The button that was pressed is gone.
    formRef.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  };
  const submit = (button: string) => {
    if (save.isPending || !check()) return;
    const regionName = regions.find(({ code }) => code === values.regionCode)?.name ?? enterprise?.regionName ?? '';
    save.mutate(bodyOf(values, regionName, enterprise?.id), {
      onSuccess: (saved) =>
        onSaved(saved, {
          facts: startFacts(taken.name === values.name.trim() ? taken.facts : [], ofPaste.facts),
          table,
          button,
        }),
      onError: fail,
    });
  };
  const choice = (name: 'regionCode' | 'industryCode') => {
    const { value, isInvalid, errorMessage } = field(name);
    return {
      selectedKey: value === '' ? null : value,
      onSelectionChange: (code: string | null) => fill({ [name]: code ?? '' }),
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
        submit((event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? 'save');
      }}
    >
      {enterprise ? null : (
        <PasteField
          value={pasted}
          read={read}
          onChange={(next) => {
            setPasted(next);
            const { values: known } = readPasted(next, regions);
            fill(known);
            // What is wrong with a code that was copied is said at once, as when it is typed.
            if (known.uscc) field('uscc').onBlur();
          }}
        />
      )}
      <TextField
        {...field('name')}
        label={text.name}
        description={enterprise ? undefined : text.nameHelp}
        autoComplete="organization"
        maxLength={120}
      />
      {enterprise ? null : <DirectoryMatches words={values.name} onTake={take} />}
      {options.data ? (
        <>
          <SearchableSelect
            {...choice('regionCode')}
            label={text.region}
            placeholder={text.regionPlaceholder}
            items={places}
          />
          <SearchableSelect
            {...choice('industryCode')}
            label={text.industry}
            description={text.industryHelp}
            isOptional
            items={industries.map(({ code, name }) => ({ id: code, label: name }))}
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

/** Body of the request to save; without what was left empty. */
function bodyOf(values: EnterpriseValues, regionName: string, enterpriseId?: string): Parameters<SaveFn>[0] {
  const uscc = codeOf(values.uscc);
  const establishedAt = readDay(values.establishedAt);
  return {
    name: values.name.trim(),
    regionCode: values.regionCode,
    regionName,
    ...(enterpriseId ? { enterpriseId } : {}),
    ...(uscc ? { uscc } : {}),
    ...(values.industryCode ? { industryCode: values.industryCode } : {}),
    ...(establishedAt ? { establishedAt } : {}),
  };
}

/** Problem of a value, field by field; undefined for a valid one. */
const checksOf = (
  text: EnterpriseInformationText['enterprise'],
): Record<keyof EnterpriseValues, (value: string) => string | undefined> => ({
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
  establishedAt: (value) => (value.trim() === '' || readDay(value) !== null ? undefined : text.dateForm(value)),
});
