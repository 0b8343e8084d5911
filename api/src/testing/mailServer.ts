import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  readonly text: string
}

type Step = 'MAIL' | 'RCPT' | 'DATA' | 'END'

/** A mail server: what it took in, and what it answers at each step; null says nothing any more. */
export class MailServer {
  readonly received: ReceivedMail[] = []
  /** Lines of the dialogue, as they came. */
  readonly heard: string[] = []
  answer: (step: Step, line: string) => string | null = (step) => (step === 'DATA' ? '354 go' : '250 ok')
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor() {
    this.#server = createServer((socket) => this.#talk(socket))
  }

  static async start(): Promise<MailServer> {
    const mail = new MailServer()
    mail.#server.listen(0, '127.0.0.1')
    await once(mail.#server, 'listening')
    return mail
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}?ignoreTLS=true`
  }

  #talk(socket: Socket): void {
    this.#sockets.add(socket)
    let [rest, from, to, text] = ['', '', '', '']
    let isText = false
    const say = (line: string | null) => (line === null ? undefined : void socket.write(`${line}\r\n`))
    say('220 mail.test ESMTP')
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        this.heard.push(line)
        const step = /^(MAIL|RCPT|DATA)/.exec(line)?.[1] as Step | undefined
        if (isText) {
          if (line !== '.') text += `${line.replace(/^[.]/, '')}\r\n`
          else {
            isText = false
            const said = this.answer('END', line)
            if (said?.startsWith('2') === true) this.received.push({ from, to, text })
            say(said)
          }
        } else if (line.startsWith('EHLO')) say('250-mail.test\r\n250 8BITMIME')
        else if (line === 'QUIT') say('221 bye')
        else if (step === undefined) say('250 ok')
        else {
          const address = /<(.*)>/.exec(line)?.[1] ?? ''
          if (step === 'MAIL') from = address
          if (step === 'RCPT') to = address
          const said = this.answer(step, line)
          isText = step === 'DATA' && said?.startsWith('354') === true
          if (isText) text = ''
          say(said)
        }
      }
    })
  }

  stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
