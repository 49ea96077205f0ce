import { expect, userEvent as user, within } from 'storybook/test';

/** Play function of a question that is sent while its file is still on its way: why it stays is told. @param label of the field */
export const askWhileUploading =
  (label: string) =>
  async ({ canvas, canvasElement }: { canvas: ReturnType<typeof within>; canvasElement: HTMLElement }) => {
    const field = await canvas.findByRole('textbox', { name: label });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['%PDF-1.7'], '细则.pdf', { type: 'application/pdf' }));
    await canvas.findByText('正在上传细则.pdf');
    await user.type(field, '这份细则怎么说{Enter}');
    const [told] = await within(document.body).findAllByText('附件正在上传，传好后再发送。问题留着');
    await expect(told).toBeVisible();
    await expect(field).toHaveValue('这份细则怎么说');
  };
