import { once } from 'node:events'

type Reply = { id?: number; result?: { result?: { value?: unknown } } }

/** What a process holds after everything that can be collected has been, read through its inspector. */
export async function openInspector(port: number): Promise<{ heapMegabytes: () => Promise<number>; close: () => void }> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    waiting.get(reply.id ?? 0)?.(reply)
  })
  let last = 0
  const call = (method: string, params: object = {}): Promise<Reply> =>
    new Promise((resolve) => {
      waiting.set((last += 1), resolve)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return {
    async heapMegabytes() {
      for (let round = 0; round < 2; round++) await call('HeapProfiler.collectGarbage')
      const { result } = await call('Runtime.evaluate', { expression: 'process.memoryUsage().heapUsed' })
      return Number(result?.result?.value) / 1_000_000
    },
    close: () => socket.close(),
  }
}
