import { Button, Form, LocaleProvider, Modal, TabPane, Tabs, Toast } from '@douyinfe/semi-ui-19';
import zhCN from '@douyinfe/semi-ui-19/lib/es/locale/source/zh_CN';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function LoginForm({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Form onSubmit={() => Toast.success('已登录')}>
      <Form.Input field="phone" label="手机号" showClear rules={[{ required: true, pattern: /^1\d{10}$/ }]} />
      {children}
      <Form.Checkbox field="agreed" noLabel rules={[{ required: true }]}>
        我已阅读并同意
      </Form.Checkbox>
      <Button theme="borderless" onClick={() => setOpen(true)}>
        用户协议
      </Button>
      <Modal title="用户协议" visible={isOpen} onCancel={() => setOpen(false)}>
        使用本产品前请先阅读。
      </Modal>
      <Button htmlType="submit" theme="solid" block>
        登录
      </Button>
    </Form>
  );
}

const password = (
  <LoginForm>
    <Form.Input field="password" label="密码" mode="password" rules={[{ required: true }]} />
  </LoginForm>
);
const code = (
  <LoginForm>
    <Form.Input field="code" label="验证码" rules={[{ required: true }]} />
    <Button>获取验证码</Button>
  </LoginForm>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <LocaleProvider locale={zhCN}>
    <Tabs>
      <TabPane itemKey="password" tab="密码登录">
        {password}
      </TabPane>
      <TabPane itemKey="code" tab="验证码登录">
        {code}
      </TabPane>
    </Tabs>
  </LocaleProvider>,
);
