import type { Plugin } from 'graphql-yoga'
import { createContext, type Incoming } from '../context.ts'
import type { RestClient } from '../rest/restClient.ts'

/** Gives resolvers our own context alone; yoga would copy it into a bag and freeze its getters. */
export function callerContext(clientFor: (incoming: Incoming) => RestClient): Plugin<{ incoming: Incoming }> {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args) => {
        const { incoming } = args.contextValue
        return executeFn({ ...args, contextValue: createContext(clientFor(incoming), incoming, args) })
      })
    },
  }
}
