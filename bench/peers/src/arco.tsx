import '@arco-design/web-react/es/_util/react-19-adapter';
import { Button, Checkbox, ConfigProvider, Form, Input, Message, Modal, Tabs } from '@arco-design/web-react';
import zhCN from '@arco-design/web-react/es/locale/zh-CN';
import '@arco-design/web-react/es/Button/style/css.js';
import '@arco-design/web-react/es/Checkbox/style/css.js';
import '@arco-design/web-react/es/Form/style/css.js';
import '@arco-design/web-react/es/Input/style/css.js';
import '@arco-design/web-react/es/Message/style/css.js';
import '@arco-design/web-react/es/Modal/style/css.js';
import '@arco-design/web-react/es/Tabs/style/css.js';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function LoginForm({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Form layout="vertical" onSubmit={() => Message.success('已登录')}>
      <Form.Item label="手机号" field="phone" rules={[{ required: true, match: /^1\d{10}$/ }]}>
        <Input allowClear />
      </Form.Item>
      {children}
      <Form.Item field="agreed" triggerPropName="checked" rules={[{ required: true }]}>
        <Checkbox>我已阅读并同意</Checkbox>
      </Form.Item>
      <Button type="text" onClick={() => setOpen(true)}>
        用户协议
      </Button>
      <Modal title="用户协议" visible={isOpen} onCancel={() => setOpen(false)}>
        使用本产品前请先阅读。
      </Modal>
      <Button htmlType="submit" type="primary" long>
        登录
      </Button>
    </Form>
  );
}

const password = (
  <LoginForm>
    <Form.Item label="密码" field="password" rules={[{ required: true }]}>
      <Input.Password />
    </Form.Item>
  </LoginForm>
);
const code = (
  <LoginForm>
    <Form.Item label="验证码" field="code" rules={[{ required: true }]}>
      <Input />
    </Form.Item>
    <Button>获取验证码</Button>
  </LoginForm>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <ConfigProvider locale={zhCN}>
    <Tabs>
      <Tabs.TabPane key="password" title="密码登录">
        {password}
      </Tabs.TabPane>
      <Tabs.TabPane key="code" title="验证码登录">
        {code}
      </Tabs.TabPane>
    </Tabs>
  </ConfigProvider>,
);
