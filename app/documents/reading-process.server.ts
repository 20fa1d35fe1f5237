import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import * as z from 'zod'
import { giveBackLater } from './give-back.server'
import { parsedLine, spokenLines } from './reader-answer.server'
import { READER_PRELUDE } from './reader-prelude'
import { readerRights } from './reader-rights.server'
import { ReadingStopped, type StopReason } from './reading-stopped'

const LOOK_MS = 25
/** Unit of `statm`: the page size of the machines that Node runs on. */
const PAGE_BYTES = 4096

/** Without our secrets. Looking for the machine's fonts takes 100 ms, so only what draws with them does it. */
const ENVIRONMENT: NodeJS.ProcessEnv = { NODE_ENV: 'production', DISABLE_SYSTEM_FONTS_LOAD: '1' }

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
  const child = spawn(
    process.execPath,
    [...rights, `--max-old-space-size=${bounds.heapMb}`, '-e', READER_PRELUDE + program],
    { env: ENVIRONMENT, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] },
  )
  const end = endOf(child, bounds)
  const send = (value: object, file: Uint8Array) => {
    for (const part of framed(value, file)) child.stdin?.write(part)
  }
  // An early end is reported by the exit.
  child.stdin?.on('error', () => {})
  send(task, bytes)
  return {
    messages: () => messagesOf({ child, end, mostMb: bounds.answerMb, schema: z.union([done, message]) }),
    answer: (value, more = new Uint8Array()) => send(value, more),
  }
}

/** A head with two lengths, then JSON, then the raw file. */
function framed(value: object, file: Uint8Array): Uint8Array[] {
  const json = Buffer.from(JSON.stringify(value))
  const head = Buffer.alloc(8)
  head.writeUInt32LE(json.length, 0)
  head.writeUInt32LE(file.length, 4)
  return [head, json, file]
}

function endOf(child: ChildProcess, { patienceMs, memoryMb }: Bounds): Promise<StopReason> {
  return new Promise((resolve) => {
    const stop = (reason: StopReason) => {
      clearTimeout(timer)
      clearInterval(watch)
      resolve(reason)
      // After an ordinary exit, output may still be pending.
      if (reason === 'time' || reason === 'memory') child.stdio[3]?.destroy()
      child.kill('SIGKILL')
    }
    const timer = setTimeout(stop, patienceMs, 'time')
    const watch = setInterval(() => {
      if (memoryOf(child) > memoryMb) stop('memory')
    }, LOOK_MS)
    child.once('error', () => stop('ended'))
    // A signal means out of memory: sent by Node for its heap, or by the machine.
    child.once('exit', (_, signal) => stop(signal === null ? 'ended' : 'memory'))
  })
}

interface Listening<Message> {
  child: ChildProcess
  end: Promise<StopReason>
  mostMb: number
  schema: z.ZodType<Message | z.infer<typeof done>>
}

async function* messagesOf<Message extends object>({
  child,
  end,
  mostMb,
  schema,
}: Listening<Message>): AsyncGenerator<Message> {
  const mouth = child.stdio[3] as Readable | undefined
  try {
    for await (const line of spokenLines(mouth ?? Readable.from([]), mostMb)) {
      const received = parsedLine(line, schema)
      if ('done' in received) return
      yield received
    }
    throw new ReadingStopped(await end)
  } catch (error) {
    throw error instanceof ReadingStopped ? error : new ReadingStopped(await end)
  } finally {
    child.kill('SIGKILL')
    giveBackLater()
  }
}

/** In MB, on Linux; elsewhere only the heap is limited. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    return (Number(resident) * PAGE_BYTES) / 1024 / 1024
  } catch {
    return 0
  }
}
