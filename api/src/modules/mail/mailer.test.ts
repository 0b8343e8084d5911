import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { openHarness } from '../../testing/harness.ts'
import { openMailer } from './mailer.ts'

/** A mail server of one connection: what it was told, line by line. */
async function startMailServer(): Promise<{ server: Server; heard: string[] }> {
  const heard: string[] = []
  const server = createServer((socket: Socket) => {
    let inData = false
    let rest = ''
    socket.write('220 mail.test ESMTP\r\n')
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        heard.push(line)
        if (inData && line !== '.') continue
        inData = line === 'DATA'
        socket.write(line === 'DATA' ? '354 go\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, heard }
}

it('a mail server that is set is spoken to in its own protocol, with the PDF attached', async () => {
  const h = await openHarness()
  const { server, heard } = await startMailServer()
  const smtp = { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`, from: 'fapiao@shop.example' }
  await openMailer({ ...h.deps, settings: { ...h.deps.settings, smtp } })?.(
    { to: 'caiwu@example.com', subject: '发票', body: '见附件', file: { name: '1.pdf', content: Buffer.from('%PDF-1.4') } },
    h.deps.db,
  )
  server.close()
  await h.close()
  expect(heard).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<fapiao@shop.example>',
      'RCPT TO:<caiwu@example.com>',
      'Content-Type: application/pdf; name=1.pdf',
      Buffer.from('%PDF-1.4').toString('base64'),
    ]),
  )
})
