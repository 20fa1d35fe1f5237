/** Lets everything else that waits for the process have its turn. Long work calls this every few milliseconds. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
