'use client';
import type { FirmSection } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { Heading, Link } from '@hengce/ui';
import { muted, part, rows } from '../../components/acquisition.css';
import { label, source, value, valueRow } from './FirmCardPage.css';
import { useFirmCardText } from './text';

/** Facts of one group with their sources; differing sources are shown too. */
export function FirmValues({ section }: { section: FirmSection }) {
  const text = useFirmCardText().firmCard;
  const now = useNow();
  const { group, groupName, values } = section;
  const id = `firm-${group}`;
  return (
    <section className={part} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {groupName}
      </Heading>
      {values.length === 0 ? (
        <p className={muted}>{text.noValues}</p>
      ) : (
        <dl className={rows}>
          {values.map((each) => (
            <div key={each.label} className={valueRow}>
              <dt className={label}>{each.label}</dt>
              <dd className={value}>
                {each.value}
                {each.others.map((other) => (
                  <p key={other.source} className={muted}>
                    {text.other(other.value, other.source, shortDate(other.asOf, now))}
                  </p>
                ))}
              </dd>
              <dd className={source}>
                {each.url ? (
                  <Link variant="standalone" isExternal href={each.url}>
                    {text.says(each.source, shortDate(each.asOf, now))}
                  </Link>
                ) : (
                  text.says(each.source, shortDate(each.asOf, now))
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
