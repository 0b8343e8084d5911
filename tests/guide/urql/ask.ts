import type { OperationResult } from '@urql/core'

/** The data of an answer; its failure is thrown. */
export async function dataOf<Data>(result: PromiseLike<OperationResult<Data>>): Promise<Data> {
  const { data, error } = await result
  if (error) throw error
  if (!data) throw new Error('The answer holds no data.')
  return data
}
