const greeting = /^(?:你好|您好|嗨|哈喽|hello|hi|早上好|晚上好|谢谢|再见|在吗)[\s\p{P}]*$/iu;
/** What people ask an assistant for fun, or of daily life. */
const daily =
  /天气|下雨|气温|笑话|讲.{0,3}故事|世界杯|奥运会|冠军|球赛|电影|电视剧|小说|唱歌|歌词|红烧肉|菜谱|火锅|好吃|餐厅|旅游攻略|彩票|星座|算命|股价|你是谁|你叫什么|几点了|星期几|写.{0,3}(?:诗|作文|代码)|python|javascript|发烧|感冒|减肥/i;
/** With one of these it may be a question of law all the same: 电影公司有什么补贴. */
const ofFirms =
  /政策|补贴|补助|奖励|资助|扶持|企业|公司|我们|单位|员工|职工|法|条例|办法|规定|税|申报|认定|许可|登记|罚|合同|备案|资质|项目|行业|经营|开办|版权|著作权|责任|赔/;

/** Whether a question is plainly none for the library: the words of it stand in some law all the same. */
export const isSmallTalk = (text: string): boolean =>
  greeting.test(text.trim()) || (daily.test(text) && !ofFirms.test(text));
