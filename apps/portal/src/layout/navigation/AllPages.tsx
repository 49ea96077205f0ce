import { Drawer, Icon, ListRow } from '@hengce/ui';
import { text } from '../../text';
import { group, heading } from './AllPages.css';
import { isWithin, navigation } from './navigation';

export interface AllPagesProps {
  pageId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The whole navigation, for phones: their bar holds its most used pages only. */
export function AllPages({ pageId, isOpen, onOpenChange }: AllPagesProps) {
  return (
    <Drawer title={text.allPages} placement="bottom" isOpen={isOpen} onOpenChange={onOpenChange}>
      {navigation.map(({ id, title, entries }) => (
        <section key={id} className={group} aria-label={title}>
          {title ? <h3 className={heading}>{title}</h3> : null}
          {entries.map((entry) => (
            <ListRow
              key={entry.id}
              icon={<Icon icon={entry.icon} />}
              title={entry.label}
              href={entry.href}
              isSelected={isWithin(entry, pageId)}
            />
          ))}
        </section>
      ))}
    </Drawer>
  );
}
