import { App, Button, Checkbox, ConfigProvider, Form, Input, Modal, Tabs } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function LoginForm({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { message } = App.useApp();
  return (
    <Form layout="vertical" onFinish={() => message.success('已登录')}>
      <Form.Item label="手机号" name="phone" rules={[{ required: true, pattern: /^1\d{10}$/ }]}>
        <Input allowClear />
      </Form.Item>
      {children}
      <Form.Item name="agreed" valuePropName="checked" rules={[{ required: true }]}>
        <Checkbox>我已阅读并同意</Checkbox>
      </Form.Item>
      <Button type="text" onClick={() => setOpen(true)}>
        用户协议
      </Button>
      <Modal title="用户协议" open={isOpen} onCancel={() => setOpen(false)}>
        使用本产品前请先阅读。
      </Modal>
      <Button htmlType="submit" type="primary" block>
        登录
      </Button>
    </Form>
  );
}

const password = (
  <LoginForm>
    <Form.Item label="密码" name="password" rules={[{ required: true }]}>
      <Input.Password />
    </Form.Item>
  </LoginForm>
);
const code = (
  <LoginForm>
    <Form.Item label="验证码" name="code" rules={[{ required: true }]}>
      <Input />
    </Form.Item>
    <Button>获取验证码</Button>
  </LoginForm>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <ConfigProvider locale={zhCN}>
    <App>
      <Tabs
        items={[
          { key: 'password', label: '密码登录', children: password },
          { key: 'code', label: '验证码登录', children: code },
        ]}
      />
    </App>
  </ConfigProvider>,
);
