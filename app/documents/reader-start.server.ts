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

/** A process of its own for one file (decision 240). */
export function startReader({ program, rights, heapMb }: ReaderStart): StartedReader {
  const child = spawn(
    process.execPath,
    [...rights, `--max-old-space-size=${heapMb}`, '-e', READER_PRELUDE + program],
    { env: ENVIRONMENT, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] },
  )
  return {
    child,
    ear: child.stdio[0] as Writable,
    mouth: child.stdio[3] as Readable,
    ended: new Promise((resolve) => {
      child.once('error', () => resolve(null))
      child.once('exit', (_, signal) => resolve(signal))
    }),
    kill: () => child.kill('SIGKILL'),
  }
}
