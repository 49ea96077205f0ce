'use client';
import type { KnownEnterprise } from '@hengce/api';
import { useDebounced, useFeatureHost } from '@hengce/feature-kit';
import { Button, SampleTag, TextArea } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { found, foundList, foundWords, hint } from '../../components/form.css';
import { factQueries } from '../../data/facts';
import { useEnterpriseInformationText } from './text';

/** Field for pasting the text of a licence or spreadsheet cells, and the names of what was read there. */
export function PasteField({
  value,
  read,
  onChange,
}: {
  value: string;
  read: readonly string[];
  onChange: (text: string) => void;
}) {
  const text = useEnterpriseInformationText().enterpriseInformation.enterprise;
  return (
    <TextArea
      label={text.paste}
      description={value.trim() === '' ? text.pasteHelp : read.length > 0 ? text.pasteRead(read) : text.pasteNone}
      placeholder={text.pastePlaceholder}
      isOptional
      rows={3}
      maxLength={20_000}
      value={value}
      onChange={onChange}
    />
  );
}

/** Milliseconds without typing before the directory is asked. */
const pause = 200;

/** Firms of the directory that match a typed name of three or more characters, except the same name; nothing when there are none. */
export function DirectoryMatches({ words, onTake }: { words: string; onTake: (firm: KnownEnterprise) => void }) {
  const text = useEnterpriseInformationText().enterpriseInformation.enterprise;
  const { api } = useFeatureHost();
  const asked = useDebounced(words.trim(), pause);
  const { data = [] } = useQuery({ ...factQueries(api).lookup(asked), enabled: asked.length >= 3 });
  const others = data.filter(({ name }) => name !== words.trim());
  if (asked.length < 3 || others.length === 0) return null;
  return (
    <div className={hint}>
      {text.found}
      <ul className={foundList} aria-label={text.found}>
        {others.map((firm) => (
          <li key={`${firm.name} ${firm.uscc}`} className={found}>
            <span className={foundWords}>
              {firm.name}
              {firm.isSample ? <SampleTag /> : null}
              <br />
              {[firm.regionName, text.source(firm.source)].filter(Boolean).join('，')}
            </span>
            <Button size="sm" aria-label={text.takeOf(firm.name)} onPress={() => onTake(firm)}>
              {text.take}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
