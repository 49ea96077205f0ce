/** Words of questions, which documents do not hold. Only removed from what no document has as typed. */
export const questionWords =
  /(?:请问|怎么样?|如何|怎样|什么|哪些|哪里|哪个|多少钱?|多久|多长时间|几天|几年|是否|可以|能否|能不能|有没有|需要|关于|的|吗|呢|么)/g;
