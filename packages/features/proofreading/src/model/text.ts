/** Words that go with a text when it is handed over; apart, because every page of a host loads them. */
export const text = {
  generated: '本内容由AI生成，请核对原文',
};
