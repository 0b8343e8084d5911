import type { Server } from 'node:http'

/** So many turns at most: work goes on however many knock. */
const TURNS = 200

/**
 * A loop accepts one connection each time it turns. While pages are rendered, a new client would wait for seconds in the kernel, where
 * nobody can refuse them; so what takes long to work on waits here first until a turn has brought nobody.
 */
export class Knocks {
  #isNew = false
  #hearing: Promise<void> | null = null

  listen(server: Server): void {
    server.on('connection', () => {
      this.#isNew = true
    })
  }

  /** Null, and no turn of the loop, where nobody is new. */
  heard(): Promise<void> | null {
    return this.#isNew ? (this.#hearing ??= this.#hear()) : this.#hearing
  }

  async #hear(): Promise<void> {
    // This one is over before the loop looks for connections again.
    await turn()
    for (let turns = 0; this.#isNew && turns < TURNS; turns++) {
      this.#isNew = false
      await turn()
    }
    this.#hearing = null
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
