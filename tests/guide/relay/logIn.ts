import { type Environment, graphql } from 'relay-runtime'
import { accepted } from '../refusals.ts'
import type { Shop } from '../shop.ts'
import type { logInMutation } from './__generated__/logInMutation.graphql.ts'
import { commit } from './commit.ts'

const mutation = graphql`
  mutation logInMutation($input: LoginInput!) {
    login(input: $input) {
      token
      viewer { company }
      refusals { __typename ... on Refusal { message } ... on WrongField { path } }
    }
  }
`

export async function logIn(environment: Environment, { tokens }: Shop, username: string, password: string): Promise<string | null> {
  const variables = { input: { username, password, isTokenWanted: true } }
  const { token, viewer } = accepted((await commit<logInMutation>(environment, { mutation, variables })).login)
  tokens.set(token ?? null)
  return viewer?.company ?? null
}
