/** Between two pieces of work the browser draws and the buyer acts: one that takes long keeps both waiting. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve))
}
