'use client';
import type { KnowledgeBase, KnowledgeFolder } from '@hengce/api';
import { Button, Icon, IconButton, Link, Menu, MenuTrigger, Select } from '@hengce/ui';
import { Ellipsis, Folder, FolderOpen, Library, Paperclip, Plus } from 'lucide-react';
import type { Asked } from './BaseDialogs';
import {
  group,
  groupTitle,
  inner,
  list,
  onlyNarrow,
  onlyWide,
  row,
  rowCount,
  rowLink,
  rowMenu,
} from './KnowledgePage.css';
import { useKnowledgeText } from './text';

interface BaseNavProps {
  bases: readonly KnowledgeBase[];
  current: KnowledgeBase | undefined;
  folderId: string;
  hrefOf: (baseId: string, folderId?: string) => string;
  onChoose: (baseId: string, folderId: string) => void;
  onAsk: (asked: Asked) => void;
}

/** Navigation of bases, and of the folders of the open one; a select on narrow screens. */
export function BaseNav(props: BaseNavProps) {
  const { bases, current, folderId, onChoose, onAsk } = props;
  const text = useKnowledgeText();
  const places = bases.flatMap((base) => [
    { id: `${base.id}/`, label: base.name },
    ...base.folders.map((folder) => ({ id: `${base.id}/${folder.id}`, label: `${base.name} / ${folder.name}` })),
  ]);
  return (
    <>
      <nav className={onlyWide} aria-label={text.bases.label}>
        <Button isBlock iconStart={<Icon icon={Plus} />} onPress={() => onAsk({ deed: 'newBase' })}>
          {text.bases.create}
        </Button>
        <Group {...props} title={text.bases.own} shown={bases.filter(({ kind }) => kind === 'own')} />
        <Group {...props} title={text.bases.other} shown={bases.filter(({ kind }) => kind === 'attachments')} />
      </nav>
      <div className={onlyNarrow}>
        {current ? (
          <Select
            label={text.bases.choose}
            isLabelHidden
            selectedKey={`${current.id}/${folderId}`}
            onSelectionChange={(place) => {
              const [baseId = '', folder = ''] = place.split('/');
              onChoose(baseId, folder);
            }}
            items={places}
          />
        ) : null}
        <IconButton
          variant="outlined"
          label={text.bases.create}
          icon={<Icon icon={Plus} />}
          onPress={() => onAsk({ deed: 'newBase' })}
        />
      </div>
    </>
  );
}

function Group({ title, shown, ...rest }: BaseNavProps & { title: string; shown: readonly KnowledgeBase[] }) {
  if (shown.length === 0) return null;
  return (
    <section className={group} aria-label={title}>
      <h2 className={groupTitle}>{title}</h2>
      <ul className={list}>
        {shown.map((base) => (
          <BaseRow key={base.id} base={base} {...rest} />
        ))}
      </ul>
    </section>
  );
}

function BaseRow({ base, current, folderId, hrefOf, onAsk }: Omit<BaseNavProps, 'bases'> & { base: KnowledgeBase }) {
  const text = useKnowledgeText();
  const isOpen = base.id === current?.id;
  const isCurrent = isOpen && folderId === '';
  const icon = base.kind === 'attachments' ? Paperclip : isOpen ? FolderOpen : Library;
  return (
    <li>
      <div className={row} data-current={isCurrent || undefined}>
        <Icon icon={icon} />
        <span className={rowLink}>
          <Link variant="standalone" href={hrefOf(base.id)} aria-current={isCurrent ? 'page' : undefined}>
            {base.name}
          </Link>
        </span>
        {base.kind === 'own' ? (
          <RowMenu
            name={base.name}
            onRename={() => onAsk({ deed: 'renameBase', base })}
            onRemove={() => onAsk({ deed: 'removeBase', base })}
          />
        ) : null}
        <span className={rowCount}>{base.documents}</span>
      </div>
      {isOpen && base.folders.length > 0 ? (
        <ul className={list} aria-label={text.table.label}>
          {base.folders.map((folder) => (
            <FolderRow key={folder.id} {...{ base, folder, hrefOf, onAsk }} isCurrent={folder.id === folderId} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

interface FolderRowProps extends Pick<BaseNavProps, 'hrefOf' | 'onAsk'> {
  base: KnowledgeBase;
  folder: KnowledgeFolder;
  isCurrent: boolean;
}

function FolderRow({ base, folder, isCurrent, hrefOf, onAsk }: FolderRowProps) {
  return (
    <li className={`${row} ${inner}`} data-current={isCurrent || undefined}>
      <Icon icon={isCurrent ? FolderOpen : Folder} />
      <span className={rowLink}>
        <Link variant="standalone" href={hrefOf(base.id, folder.id)} aria-current={isCurrent ? 'page' : undefined}>
          {folder.name}
        </Link>
      </span>
      <RowMenu
        name={folder.name}
        onRename={() => onAsk({ deed: 'renameFolder', base, folder })}
        onRemove={() => onAsk({ deed: 'removeFolder', base, folder })}
      />
      <span className={rowCount}>{folder.documents}</span>
    </li>
  );
}

function RowMenu({ name, onRename, onRemove }: { name: string; onRename: () => void; onRemove: () => void }) {
  const text = useKnowledgeText().bases;
  return (
    <span className={rowMenu}>
      <MenuTrigger>
        <IconButton size="sm" label={text.actions(name)} icon={<Icon icon={Ellipsis} />} />
        <Menu
          onAction={(id) => (id === 'rename' ? onRename() : onRemove())}
          items={[
            { id: 'rename', label: text.rename },
            { id: 'remove', label: text.remove },
          ]}
        />
      </MenuTrigger>
    </span>
  );
}
