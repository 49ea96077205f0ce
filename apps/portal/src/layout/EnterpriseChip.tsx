import { enterpriseMutations, factQueries, useAccountHrefs } from '@hengce/account';
import type { UserInfo } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Icon, type MenuProps } from '@hengce/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { notify } from '../host/notify';
import { text } from '../text';
import { chip, square, unseen, words } from './Shell.css';

type Enterprise = NonNullable<UserInfo['enterprise']>;

const loadMenu = async () => (await import('./menu')).Menu;
const all = 'all';
const add = 'add';

interface EnterpriseChipProps {
  enterprise: Enterprise;
  isCollapsed: boolean;
  onSwitch: () => void;
}

/** The current enterprise (当前企业), and a menu to switch to another one. Names of samples say 示例 themselves. */
export function EnterpriseChip({ enterprise, isCollapsed, onSwitch }: EnterpriseChipProps) {
  const { api, navigate } = useFeatureHost();
  const hrefs = useAccountHrefs();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const list = useQuery({ ...factQueries(api).enterprises(), enabled: isOpen });
  const select = useMutation(enterpriseMutations(api).select);

  const open = () => {
    setOpen(true);
    if (Menu) return;
    loadMenu().then(
      (loaded) => setMenu(() => loaded),
      () => {
        setOpen(false);
        void notify(text.menuFailed, { tone: 'error' });
      },
    );
  };
  const switchTo = (id: string) =>
    select.mutate(id, {
      onSuccess(next) {
        onSwitch();
        void notify(text.enterprise.switched(next.name));
      },
      onError: () =>
        void notify(text.enterprise.notSwitched, { tone: 'error', action: { onPress: () => switchTo(id) } }),
    });
  const known = list.data ?? [{ id: enterprise.id, name: enterprise.name }];
  return (
    <>
      <button
        ref={button}
        type="button"
        className={chip}
        data-collapsed={isCollapsed || undefined}
        title={enterprise.name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadMenu().catch(() => undefined)}
        onClick={open}
      >
        <span className={square} aria-hidden="true">
          {[...enterprise.name][0]}
        </span>
        {isCollapsed ? null : <span className={words}>{enterprise.name}</span>}
        <span className={unseen}>{isCollapsed ? text.enterprise.menu(enterprise.name) : text.enterprise.switch}</span>
        {isCollapsed ? null : <Icon icon={ChevronsUpDown} />}
      </button>
      {Menu ? (
        <Menu
          label={text.enterprise.menu(enterprise.name)}
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
          selectedKey={enterprise.id}
          onAction={(id) => {
            if (id === all) navigate(hrefs.to('enterpriseInformation'));
            else if (id === add) navigate(hrefs.to('enterpriseInformation', 'add=1'));
            else if (id !== enterprise.id) switchTo(id);
          }}
          items={[
            { id: 'switch', title: text.enterprise.current, items: known.map(({ id, name }) => ({ id, label: name })) },
            {
              id: 'manage',
              items: [
                { id: add, label: text.enterprise.add },
                { id: all, label: text.enterprise.manage },
              ],
            },
          ]}
        />
      ) : null}
    </>
  );
}
