import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number | string }
type WireSpan = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes?: { key: string; value: Value }[] }
type WireBody = { resourceSpans?: { resource?: { attributes?: { key: string; value: Value }[] }; scopeSpans?: { spans?: WireSpan[] }[] }[] }

export type Span = {
  service: string
  traceId: string
  spanId: string
  parentSpanId: string | null
  name: string
  attributes: Record<string, string>
}

/** What a collector would be sent, as JSON over HTTP. */
export class OtlpReceiver {
  readonly spans: Span[] = []
  readonly texts: string[] = []
  readonly #server = createServer((req, res) => {
    void text(req).then((body) => {
      this.texts.push(body)
      this.spans.push(...spansOf(JSON.parse(body) as WireBody))
      this.#changed.resolve()
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  #changed = Promise.withResolvers<void>()

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Resolves with the spans once there are such as wanted. */
  async until(isThere: (spans: readonly Span[]) => boolean): Promise<readonly Span[]> {
    while (!isThere(this.spans)) {
      await this.#changed.promise
      this.#changed = Promise.withResolvers()
    }
    return this.spans
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

function spansOf({ resourceSpans = [] }: WireBody): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const service = textOf(resource?.attributes?.find(({ key }) => key === 'service.name')?.value)
    return scopeSpans.flatMap(({ spans = [] }) =>
      spans.map((span) => ({
        service,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId ?? null,
        name: span.name,
        attributes: Object.fromEntries((span.attributes ?? []).map(({ key, value }) => [key, textOf(value)])),
      })),
    )
  })
}

function textOf(value: Value | undefined): string {
  return value?.stringValue ?? String(value?.intValue ?? '')
}
