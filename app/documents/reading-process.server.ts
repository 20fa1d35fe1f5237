import { type ChildProcess, type Serializable, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOOK_MS = 25
/** What `statm` counts in: the pages of memory of the machines that Node runs on. */
const PAGE_BYTES = 4096

interface Bounds {
  patienceMs: number
  /** All that the process holds. */
  memoryMb: number
  /** What of it JavaScript may hold. */
  heapMb: number
}

type Message = Record<string, unknown>

/** The process did not come to its end: the file needed more time or memory than it was given, or broke it. */
export class ReadingStopped extends Error {
  override readonly name = 'ReadingStopped'

  constructor(readonly isTooHeavy: boolean) {
    super(isTooHeavy ? 'too heavy' : 'ended early')
  }
}

/** A process that reads one file of a stranger. What it says is handed on as it comes, until it says `done`. */
export interface ReadingProcess {
  /** @throws ReadingStopped */
  messages(): AsyncGenerator<Message>
  answer(value: unknown): void
}

/**
 * Runs `program`, plain JavaScript, whose first message is `task`. What libraries unpack lies outside the heap, which
 * alone a thread could be limited in; a process gives all of it back (decisions 294 and 309).
 */
export function readingProcess(program: string, task: unknown, bounds: Bounds): ReadingProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${bounds.heapMb}`, '-e', program], {
    // No secret of ours.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const send = (value: unknown) => {
    // One that has ended says so by its end.
    if (child.connected) child.send(value as Serializable, () => {})
  }
  send(task)
  return { messages: () => messagesOf(child, bounds), answer: send }
}

/** The one message of a process that has nothing else to say. @throws ReadingStopped */
export async function answerOfProcess(program: string, task: unknown, bounds: Bounds): Promise<Message> {
  for await (const message of readingProcess(program, task, bounds).messages()) return message
  throw new ReadingStopped(false)
}

async function* messagesOf(child: ChildProcess, { patienceMs, memoryMb }: Bounds): AsyncGenerator<Message> {
  const waiting: (Message | ReadingStopped)[] = []
  let wake = () => {}
  const take = (message: Message | ReadingStopped) => {
    waiting.push(message)
    wake()
  }
  const stop = (isTooHeavy: boolean) => take(new ReadingStopped(isTooHeavy))
  const timer = setTimeout(stop, patienceMs, true)
  const watch = setInterval(() => {
    if (memoryOf(child) > memoryMb) stop(true)
  }, LOOK_MS)
  child.on('message', (message) => take(message as Message))
  child.once('error', () => stop(false))
  // A signal comes from Node, whose heap is full, or from the machine, whose memory is.
  child.once('exit', (_, signal) => stop(signal !== null))
  try {
    for (;;) {
      const message = waiting.shift()
      if (message instanceof ReadingStopped) throw message
      if (message?.done) return
      if (message) yield message
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    child.kill('SIGKILL')
  }
}

/** In MB, as Linux tells it; elsewhere the heap alone is limited. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    return (Number(resident) * PAGE_BYTES) / 1024 / 1024
  } catch {
    return 0
  }
}
