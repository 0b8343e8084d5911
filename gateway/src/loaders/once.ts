/** Fetches at the first call and gives every later one the same promise. */
export function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined
  return () => (promise ??= fetch())
}
