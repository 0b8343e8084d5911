const WORDS: Readonly<Record<string, string>> = {
  timeout: '对方 10 秒内没有答复',
  ENOTFOUND: '找不到这个域名，请核对地址',
  EAI_AGAIN: '域名暂时无法解析',
  ECONNREFUSED: '对方服务器拒绝连接',
  ECONNRESET: '对方中断了连接',
  PRIVATE_ADDRESS: '域名指向内网地址，不予推送',
}
const CERTIFICATE = /CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|UNABLE_TO_/

/** What came of a push, for a shop that has nobody who reads codes; null where it was taken. */
export function wordsOfPush(status: number | null, error: string | null): string | null {
  if (error === null) return null
  if (status !== null) return status >= 300 && status < 400 ? `对方要求转到其他地址（HTTP ${status}），不予转送` : `对方答复 HTTP ${status}`
  return WORDS[error] ?? (CERTIFICATE.test(error) ? `对方的 https 证书有误（${error}）` : `没有送到（${error}）`)
}
