import type { Plugin } from 'graphql-yoga'
import type { Incoming } from '../context.ts'

/** Answers of GraphQL are personal; a session that the marketplace changed goes back to the browser. */
export function sessionCookie(): Plugin<object, { incoming: Incoming }> {
  return {
    onResponse({ response, serverContext }) {
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
      const { setCookie } = serverContext.incoming.jar
      if (setCookie !== null) response.headers.append('set-cookie', setCookie)
    },
  }
}
