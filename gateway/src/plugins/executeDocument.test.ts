import { GraphQLError, parse } from 'graphql'
import { expect, it } from 'vitest'
import { GatewayError } from '../errors/gatewayError.ts'
import { executeDocument } from './executeDocument.ts'

const asked = { document: parse('{ serverTime }'), variables: undefined }
const answerOf = (execute: () => unknown) => executeDocument({ execute }, asked, {} as never)

it('a document that is answered in one piece is answered', async () => {
  expect(await answerOf(() => ({ data: { serverTime: 1 } }))).toEqual({ data: { serverTime: 1 } })
})

it('a document that is answered piece by piece is refused', async () => {
  async function* pieces() {
    yield { data: {} }
  }
  const { errors = [] } = await answerOf(pieces)
  expect(errors.map(({ originalError }) => originalError)).toEqual([expect.any(GatewayError)])
  expect(errors[0]?.originalError).toMatchObject({ code: 'BAD_REQUEST' })
})

it('what an execution throws is the one error of the answer', async () => {
  const thrown = new GraphQLError('不行')
  const answers = [thrown, new TypeError('x'), '没有'].map((error) =>
    answerOf(() => {
      throw error
    }),
  )
  const errors = (await Promise.all(answers)).map((answer) => answer.errors?.map(({ message }) => message))
  expect(errors).toEqual([['不行'], ['x'], ['没有']])
  expect((await answers[0])?.errors?.[0]).toBe(thrown)
})
