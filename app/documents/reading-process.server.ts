import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { giveBackLater } from './give-back.server'
import { parsedLine, spokenLines } from './reader-answer.server'
import { readerRights } from './reader-rights.server'
import { type StartedReader, startReader } from './reader-start.server'
import { framed } from './reader-task'
import { ReadingStopped, type StopReason } from './reading-stopped'

const LOOK_MS = 25
/** Unit of `statm`: the page size of the machines that Node runs on. */
const PAGE_BYTES = 4096

interface Bounds {
  patienceMs: number
  memoryMb: number
  heapMb: number
  answerMb: number
}

export interface Reader<Message extends object> {
  /** Plain JavaScript, appended to `READER_PRELUDE`. */
  program: string
  bounds: Bounds
  message: z.ZodType<Message>
  /** Whether it uses a native drawing library, which Node's permissions cannot restrict. */
  drawsPictures: boolean
}

/** A process that reads one third-party file. Its messages are passed on as they come, until `done`. */
export interface ReadingProcess<Message extends object> {
  /** @throws ReadingStopped */
  messages(): AsyncGenerator<Message>
  answer(value: object, bytes?: Uint8Array): void
}

const done = z.object({ done: z.literal(true) })

/**
 * Starts a reader on a file. What libraries unpack lies outside the heap, which alone a thread could be limited in; a
 * process gives all of it back (decisions 240 and 370).
 */
export function readingProcess<Message extends object>(
  { program, bounds, message, drawsPictures }: Reader<Message>,
  task: { path?: string | undefined; [more: string]: unknown },
  bytes: Uint8Array = new Uint8Array(),
): ReadingProcess<Message> {
  const files = task.path === undefined ? [] : [task.path]
  const rights = readerRights({ files, drawsPictures })
  const reader = startReader({ program, rights, heapMb: bounds.heapMb })
  const end = endOf(reader, bounds)
  const send = (value: object, file: Uint8Array) => {
    for (const part of framed(value, file)) reader.ear.write(part)
  }
  // An early end is reported by the exit.
  reader.ear.on('error', () => {})
  send(task, bytes)
  return {
    messages: () => messagesOf({ reader, end, mostMb: bounds.answerMb, schema: z.union([done, message]) }),
    answer: (value, more = new Uint8Array()) => send(value, more),
  }
}

function endOf(reader: StartedReader, { patienceMs, memoryMb }: Bounds): Promise<StopReason> {
  return new Promise((resolve) => {
    const stop = (reason: StopReason) => {
      clearTimeout(timer)
      clearInterval(watch)
      resolve(reason)
      // After an ordinary exit, output may still be pending.
      if (reason === 'time' || reason === 'memory') reader.mouth.destroy()
      reader.kill()
    }
    const timer = setTimeout(stop, patienceMs, 'time')
    const watch = setInterval(() => {
      if (memoryOf(reader) > memoryMb) stop('memory')
    }, LOOK_MS)
    // A signal means out of memory: sent by Node for its heap, or by the machine.
    reader.ended.then((signal) => stop(signal === null ? 'ended' : 'memory'))
  })
}

interface Listening<Message> {
  reader: StartedReader
  end: Promise<StopReason>
  mostMb: number
  schema: z.ZodType<Message | z.infer<typeof done>>
}

async function* messagesOf<Message extends object>({
  reader,
  end,
  mostMb,
  schema,
}: Listening<Message>): AsyncGenerator<Message> {
  try {
    for await (const line of spokenLines(reader.mouth, mostMb)) {
      const received = parsedLine(line, schema)
      if ('done' in received) return
      yield received
    }
    throw new ReadingStopped(await end)
  } catch (error) {
    throw error instanceof ReadingStopped ? error : new ReadingStopped(await end)
  } finally {
    reader.kill()
    giveBackLater()
  }
}

/** In MB, on Linux; elsewhere only the heap is limited. */
function memoryOf({ child: { pid } }: StartedReader): number {
  try {
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    return (Number(resident) * PAGE_BYTES) / 1024 / 1024
  } catch {
    return 0
  }
}
