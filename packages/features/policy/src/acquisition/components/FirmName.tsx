'use client';
import type { FirmBrief } from '@hengce/api';
import { chineseDate } from '@hengce/text';
import { Link, SampleTag, Tag } from '@hengce/ui';
import { FactLine } from '../../shared/components/FactLine';
import { useAcquisitionHrefs } from '../../shared/hrefs';
import { firmLine, firmName, muted } from './acquisition.css';
import { useAcquisitionText } from './text';

export interface FirmNameProps {
  firm: FirmBrief;
  tags?: readonly string[];
  /** One more fact, after region, industry and age. */
  fact?: string;
}

/** A firm of the directory in two lines: its name, which links to its card, and its region, industry and age. */
export function FirmName({ firm, tags, fact }: FirmNameProps) {
  const text = useAcquisitionText().acquisition;
  const { id, name, regionName, industry, establishedAt, isSample } = firm;
  const href = useAcquisitionHrefs().firm(id);
  const about = [regionName, industry, establishedAt && text.established(chineseDate(establishedAt)), fact].filter(
    Boolean,
  );
  return (
    <div>
      <div className={firmLine}>
        <span className={firmName}>
          <Link variant="standalone" href={href}>
            {name}
          </Link>
        </span>
        {isSample ? <SampleTag size="sm" /> : null}
        {tags?.map((tag) => (
          <Tag key={tag} size="sm" tone="accent">
            {tag}
          </Tag>
        ))}
      </div>
      {about.length > 0 ? (
        <p className={muted}>
          <FactLine facts={about} />
        </p>
      ) : null}
    </div>
  );
}
