import { Table } from 'antd';
import { useState } from 'react';
import { columns, height, rows } from './rows';

const antdColumns = columns.map(({ id, label, width }) => ({
  key: id,
  dataIndex: id,
  title: label,
  width: width ?? 340,
}));

export default function Antd() {
  const [selectedRowKeys, setSelectedRowKeys] = useState<React.Key[]>([]);
  return (
    <Table
      virtual
      size="middle"
      rowKey="id"
      pagination={false}
      columns={antdColumns}
      dataSource={rows}
      scroll={{ x: 760, y: height - 44 }}
      rowSelection={{ selectedRowKeys, onChange: setSelectedRowKeys }}
    />
  );
}
