'use client';
import { type EvidenceEntry, type EvidenceUse, type EvidenceVersion, fileSize } from '@hengce/api';
import { useExternalLink, useNow } from '@hengce/feature-kit';
import { chineseDate, dayAndHour } from '@hengce/text';
import { Icon, IconButton, Link, Menu, MenuTrigger, Tag, Text } from '@hengce/ui';
import { Ellipsis, Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { DownloadButton } from './DownloadButton';
import { EvidenceDialog } from './EvidenceDialog';
import { entry as entryStyle, line, muted, name, wide } from './LibraryPage.css';
import { RemoveDialog } from './RemoveDialog';
import { useLibraryText } from './text';

type Asked = { deed: 'replace' | 'edit' } | { deed: 'remove'; version: EvidenceVersion; isNewest: boolean };

/** A piece of evidence: current version, expiry, uses and earlier versions. */
export function LibraryEntry({ entry }: { entry: EvidenceEntry }) {
  const text = useLibraryText().library;
  const { comma } = usePolicyText();
  const now = useNow();
  const toFacts = useExternalLink('account.enterpriseInformation');
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { kind, expiry, origin, older, expiresOn } = entry;
  const isOfFact = origin === 'fact';
  const about = (version: EvidenceVersion) =>
    text.file(version.fileName, fileSize(version.size), dayAndHour(version.uploadedAt, now));
  return (
    <li className={entryStyle}>
      <div className={line}>
        <span className={`${line} ${wide}`}>
          <span className={name}>{kind}</span>
          {expiry === 'expired' ? <Tag tone="danger">{text.expired}</Tag> : null}
          {expiry === 'soon' ? <Tag tone="warning">{text.soon}</Tag> : null}
          {isOfFact ? <Tag tone="outline">{text.ofFact}</Tag> : null}
        </span>
        <DownloadButton version={entry} />
        {isOfFact ? null : (
          <MenuTrigger>
            <IconButton size="sm" label={text.actions(kind)} icon={<Icon icon={Ellipsis} />} />
            <Menu
              onAction={(deed) => {
                if (deed === 'replace' || deed === 'edit') setAsked({ deed });
                if (deed === 'remove') setAsked({ deed, version: entry, isNewest: true });
              }}
              items={[
                { id: 'replace', label: text.replace },
                { id: 'edit', label: text.edit },
                { id: 'remove', label: text.remove },
              ]}
            />
          </MenuTrigger>
        )}
      </div>
      <p className={muted}>
        {about(entry)}
        {comma}
        {expiresOn ? `${text.expires(chineseDate(expiresOn))}${comma}` : null}
        <Uses uses={entry.uses} />
      </p>
      {isOfFact && toFacts ? (
        <span>
          <Link href={toFacts}>{text.toFacts}</Link>
        </span>
      ) : null}
      {older.length > 0 ? (
        <details>
          <summary>
            <Text variant="meta">{text.older(older.length)}</Text>
          </summary>
          {older.map((version) => (
            <div key={version.evidenceId}>
              <div className={line}>
                <span className={`${muted} ${wide}`}>{about(version)}</span>
                <DownloadButton version={version} />
                <IconButton
                  size="sm"
                  label={text.removeOf(version.fileName)}
                  icon={<Icon icon={Trash2} />}
                  onPress={() => setAsked({ deed: 'remove', version, isNewest: false })}
                />
              </div>
              {version.uses.length > 0 ? (
                <p className={muted}>
                  <Uses uses={version.uses} />
                </p>
              ) : null}
            </div>
          ))}
        </details>
      ) : null}
      {asked?.deed === 'remove' ? (
        <RemoveDialog version={asked.version} hasOlder={asked.isNewest && older.length > 0} onClose={close} />
      ) : asked ? (
        <EvidenceDialog entry={entry} deed={asked.deed} onClose={close} />
      ) : null}
    </li>
  );
}

function Uses({ uses }: { uses: readonly EvidenceUse[] }) {
  const text = useLibraryText().library;
  const hrefs = usePolicyHrefs();
  if (uses.length === 0) return text.unused;
  return (
    <>
      {text.usedIn}
      {uses.map(({ kind, id, name: of }, index) => (
        <Fragment key={`${kind} ${id} ${of}`}>
          {index > 0 ? text.and : ''}
          {kind === 'declaration' ? <Link href={hrefs.application(id)}>{of}</Link> : of}
        </Fragment>
      ))}
    </>
  );
}
