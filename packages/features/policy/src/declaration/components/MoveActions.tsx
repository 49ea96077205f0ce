'use client';
import type { DeclarationDetail, DeclarationMove } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Icon, IconButton, Menu, MenuTrigger } from '@hengce/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { declarationQueries } from '../data/declarations';
import { MoveDialog } from './MoveDialog';
import { useDeclarationText } from './text';

/** States that end a declaration early, which nobody takes by default. */
const asides: readonly DeclarationMove['to'][] = ['withdrawn', 'expired', 'rejected'];

/** Buttons for the steps of a declaration: the next one as the primary action, the others in a menu. */
export function MoveActions({
  declaration,
  onTry,
}: {
  declaration: DeclarationDetail;
  /** Called when a step was pressed, before it is confirmed. */
  onTry?: (to: DeclarationMove['to']) => void;
}) {
  const text = useDeclarationText().declaration.move;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [to, setTo] = useState<DeclarationMove['to']>();
  const { id, moves } = declaration;
  const move = moves.find((each) => each.to === to);
  const next = moves.find(({ to }) => !asides.includes(to));
  const others = moves.filter((each) => each !== next);
  const ask = (asked: DeclarationMove['to']) => {
    setTo(asked);
    onTry?.(asked);
    // What stood in the way may have been put right since.
    void client.invalidateQueries({ queryKey: declarationQueries(api).detail(id).queryKey });
  };
  return (
    <>
      {next ? (
        <Button variant="primary" onPress={() => ask(next.to)}>
          {next.name}
        </Button>
      ) : null}
      {others.length > 0 ? (
        <MenuTrigger>
          <IconButton variant="outlined" label={text.more} icon={<Icon icon={Ellipsis} />} />
          <Menu
            onAction={(key) => ask(key as DeclarationMove['to'])}
            items={others.map(({ to: other, name }) => ({ id: other, label: name }))}
          />
        </MenuTrigger>
      ) : null}
      {move ? (
        <MoveDialog key={move.to} declaration={declaration} move={move} onClose={() => setTo(undefined)} />
      ) : null}
    </>
  );
}
