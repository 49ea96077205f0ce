// The floor: the same screen without a library.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Login() {
  const [isOpen, setOpen] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="手机号" />
      <input aria-label="密码" type="password" />
      <label>
        <input type="checkbox" />
        我已阅读并同意
      </label>
      <button type="button" onClick={() => setOpen(true)}>
        用户协议
      </button>
      <dialog open={isOpen}>使用本产品前请先阅读。</dialog>
      <button type="submit">登录</button>
    </form>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Login />);
