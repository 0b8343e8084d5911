import type { Answer } from '../relay/answer.ts'

/** What the server hands to the browser's script beside the HTML. */
export type Payload = {
  readonly siteTitle: string
  readonly publicUrl: string
  /** For which shop the page was drawn (relay/pageShop.ts); absent where its answer does not say. */
  readonly shop?: string | undefined
  /** The answer to the page's query, when it came in time. */
  readonly answer: Answer | null
  /** The area of the route table the page stands in, where not every browser has it. */
  readonly area?: string | undefined
  /** Whether this visitor's page tells what was waited for (vitals.ts). */
  readonly isMeasured?: true
  /** Whether the HTML holds the page, to be hydrated. */
  readonly isRendered: boolean
}

export const PAYLOAD_ID = 'payload'
export const ROOT_ID = 'root'

/** As JSON that no markup can end, whatever the texts say. */
export function printPayload(payload: Payload): string {
  return JSON.stringify(payload).replaceAll('<', String.raw`\u003c`)
}
