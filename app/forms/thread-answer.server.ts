import type { Worker } from 'node:worker_threads'

/** The one answer of a thread, which then ends; `otherwise` where it fails, or has none within the time. */
export function answerOf<Answer>(
  worker: Worker,
  { patienceMs, otherwise }: { patienceMs: number; otherwise: Answer },
): Promise<Answer> {
  return new Promise<Answer>((resolve) => {
    const failed = () => resolve(otherwise)
    const timer = setTimeout(failed, patienceMs)
    worker.once('message', resolve)
    worker.once('error', failed)
    worker.once('exit', failed)
    worker.once('exit', () => clearTimeout(timer))
  }).finally(() => worker.terminate())
}
