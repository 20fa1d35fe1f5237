import { Conflict } from './errors'

/** Per firm and kind, besides the one being read. */
const MOST_WAITING = 2

type Wake = () => void

/** By kind, while any is read: the waiting firms in order of their turns. */
const kinds = new Map<string, Map<string, Wake[]>>()

/** More files of one firm are waiting than may wait. */
export class FilesWaiting extends Conflict {
  override readonly code = 'files_waiting'

  constructor() {
    super('files_waiting')
  }
}

/**
 * Runs work of a kind one after another, so that only one needs memory; each waiting firm has one turn before any has its
 * next. @throws FilesWaiting
 */
export async function inTurn<Result>(
  kind: string,
  tenantId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await turnOf(kind, tenantId)
  try {
    return await work()
  } finally {
    wakeNext(kind, tenantId)
  }
}

async function turnOf(kind: string, tenantId: string): Promise<void> {
  const waiting = kinds.get(kind)
  if (!waiting) {
    kinds.set(kind, new Map())
    return
  }
  const own = waiting.get(tenantId) ?? []
  if (own.length >= MOST_WAITING) throw new FilesWaiting()
  await new Promise<void>((wake) => waiting.set(tenantId, [...own, wake]))
}

function wakeNext(kind: string, lastId: string): void {
  const waiting = kinds.get(kind)
  const ids = [...(waiting?.keys() ?? [])]
  const nextId = ids.find((id) => id !== lastId) ?? ids[0]
  if (!waiting || nextId === undefined) {
    kinds.delete(kind)
    return
  }
  const [wake, ...others] = waiting.get(nextId) ?? []
  waiting.delete(nextId)
  if (others.length > 0) waiting.set(nextId, others)
  wake?.()
}
