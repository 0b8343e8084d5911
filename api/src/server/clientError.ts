import type { Socket } from 'node:net'
import { SAFE_HEADERS } from './safeHeaders.ts'

/** What is no HTTP never becomes a request: the answer is written to the socket itself, in the envelope all the same. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [code, words] = statusOf(error.code)
  const body = JSON.stringify({ code, message: '请求格式不正确', data: null })
  const headers = Object.entries({
    ...SAFE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  socket.end(`HTTP/1.1 ${code} ${words}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`)
}

function statusOf(code: string | undefined): readonly [number, string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'Request Header Fields Too Large']
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? [408, 'Request Timeout'] : [400, 'Bad Request']
}
