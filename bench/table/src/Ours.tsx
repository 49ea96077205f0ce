import '@hengce/ui/global';
import { DataTable, Provider } from '@hengce/ui';
import { useState } from 'react';
import { columns, height, rows } from './rows';

export default function Ours() {
  const [selectedKeys, setSelectedKeys] = useState<string[]>([]);
  return (
    <Provider colorScheme="light">
      <DataTable
        label="申报材料库"
        columns={columns}
        rows={rows}
        maxHeight={height}
        selectionMode="multiple"
        selectedKeys={selectedKeys}
        onSelectionChange={setSelectedKeys}
      />
    </Provider>
  );
}
