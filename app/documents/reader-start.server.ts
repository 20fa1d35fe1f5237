import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { READER_PRELUDE } from './reader-prelude'

/** Without our secrets. Looking for the machine's fonts takes 100 ms, so only what draws with them does it. */
const ENVIRONMENT: NodeJS.ProcessEnv = { NODE_ENV: 'production', DISABLE_SYSTEM_FONTS_LOAD: '1' }

export interface ReaderStart {
  /** Plain JavaScript, appended to `READER_PRELUDE`. */
  program: string
  /** What Node is told that it may do. */
  rights: string[]
  heapMb: number
}

export interface StartedReader {
  child: ChildProcess
  /** Where it hears its tasks. */
  ear: Writable
  /** Where it says what it found. */
  mouth: Readable
  /** The signal that ended it, or `null` after an ordinary exit. */
  ended: Promise<NodeJS.Signals | null>
  kill(): void
}

/** A process of its own for one file (decision 240). @throws Error if the machine has no descriptors left for its pipes */
export function startReader({ program, rights, heapMb }: ReaderStart): StartedReader {
  const child = spawn(
    process.execPath,
    [...rights, `--max-old-space-size=${heapMb}`, '-e', READER_PRELUDE + program],
    { env: ENVIRONMENT, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', (_, signal) => resolve(signal))
  })
  // Whatever its type says: without descriptors, Node gives back a process that has none.
  const [ear, , , mouth] = (child.stdio as typeof child.stdio | undefined) ?? []
  if (!ear || !mouth) throw new Error('A reader could not be started: no descriptors are left')
  return { child, ear: ear as Writable, mouth: mouth as Readable, ended, kill: () => child.kill('SIGKILL') }
}
