import '@hengce/ui/core.css';
import {
  Button,
  Checkbox,
  Dialog,
  PasswordField,
  PhoneField,
  Provider,
  Tabs,
  TextField,
  ToastRegion,
  toast,
} from '@hengce/ui';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function LoginForm({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        toast('已登录');
      }}
    >
      <PhoneField label="手机号" isRequired />
      {children}
      <Checkbox isRequired>我已阅读并同意</Checkbox>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        用户协议
      </Button>
      <Dialog title="用户协议" isOpen={isOpen} onOpenChange={setOpen}>
        使用本产品前请先阅读。
      </Dialog>
      <Button type="submit" variant="primary" isBlock>
        登录
      </Button>
    </form>
  );
}

const password = (
  <LoginForm>
    <PasswordField label="密码" isRequired />
  </LoginForm>
);
const code = (
  <LoginForm>
    <TextField label="验证码" isRequired />
    <Button>获取验证码</Button>
  </LoginForm>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider colorScheme="light">
    <Tabs
      label="登录方式"
      items={[
        { id: 'password', label: '密码登录', panel: password },
        { id: 'code', label: '验证码登录', panel: code },
      ]}
    />
    <ToastRegion />
  </Provider>,
);
