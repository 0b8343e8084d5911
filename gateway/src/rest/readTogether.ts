import DataLoader from 'dataloader'
import { withQuery } from './callPath.ts'
import { openBody } from './envelope.ts'
import { whereNotOffered } from './hostClient.ts'
import { Row, listOf } from './row.ts'

const mostTogether = 100
/** What an address may hold to be asked for with others. */
const plainCall = /^[\w/{}?.,=&%~+-]{1,4000}$/

type Answered = { readonly id: string; readonly status: number; readonly body: unknown }
type Answers = ReadonlyMap<string, unknown>

function toAnswered(body: unknown): Answered {
  const row = new Row<Answered>(body, 'many')
  return { id: row.id('id'), status: row.integer('status'), body: row.optionalObject('body', (answer) => answer) }
}

/** Reads of one tick that differ in one id alone are asked for in one call; each has its own answer, or its own failure. */
export function readTogether(read: (path: string) => Promise<unknown>): (call: string, id: string) => Promise<unknown> {
  const loaders = new Map<string, DataLoader<string, unknown>>()

  async function readAlone(call: string, ids: readonly string[]): Promise<Answers> {
    return new Map(await Promise.all(ids.map(async (id) => [id, await settled(() => read(call.replace('{id}', id)))] as const)))
  }

  async function readJoined(call: string, ids: readonly string[]): Promise<Answers> {
    const answers = listOf(await read(withQuery('/api/many', { call, ids })), 'many', toAnswered)
    return new Map(
      await Promise.all(answers.map(async ({ id, status, body }) => [id, await settled(() => openBody(status, body))] as const)),
    )
  }

  async function readEach(call: string, ids: readonly string[]): Promise<unknown[]> {
    const different = [...new Set(ids)]
    const answers =
      different.length === 1 || !plainCall.test(call)
        ? await readAlone(call, different)
        : await whereNotOffered(readJoined(call, different), () => readAlone(call, different))
    return ids.map((id) => answers.get(id) ?? new Error(`GET ${call} for ${id} was not answered.`))
  }

  return (call, id) => {
    let loader = loaders.get(call)
    if (loader === undefined) {
      loader = new DataLoader((ids) => readEach(call, ids), { cache: false, maxBatchSize: mostTogether })
      loaders.set(call, loader)
    }
    return loader.load(id)
  }
}

/** One id's failure is that id's alone. */
async function settled(read: () => unknown): Promise<unknown> {
  try {
    return (await read()) ?? null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
