import { maskPhones } from '../log';
import type { SmsSender } from '../ports';

/**
 * SMS sender that prints the code for the operator instead of sending it, for trying the product out. The code goes to
 * this one stream and into no log file or reply.
 */
export function createConsoleSms(print: (line: string) => void): SmsSender {
  return {
    async sendVerification({ phone, code, purposeName, validMinutes }) {
      print(
        `【衡策】短信未接入，验证码在此显示：${code}（${maskPhones(phone)}，用于${purposeName}，${validMinutes}分钟内有效）`,
      );
    },
  };
}
