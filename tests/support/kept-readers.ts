import type { Socket } from 'node:net'
import { PassThrough, Writable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { PDF_PROGRAM } from '~/documents/incoming/pdf-program'
import { readerRights } from '~/documents/reader-rights.server'
import {
  type ReaderStart,
  type StartedReader,
  startReader as startOwnReader,
} from '~/documents/reader-start.server'
import { framed } from '~/documents/reader-task'
import { CELLS_PROGRAM } from '~/documents/reading/cells-program'
import { XML_PROGRAM } from '~/documents/reading/xml-program'

const PROGRAMS = [XML_PROGRAM, CELLS_PROGRAM, PDF_PROGRAM]
/** The garbage of many files must not count as the memory of one. */
const MOST_FILES = 40
/** A reader is idle right after `done`; one that is not was stopped in the middle. */
const IDLE_WITHIN_MS = 100

const IDLE = '{"idle":true}\n'
/** Runs the program anew for each file; only the libraries that it loads are kept. */
const LOOP = `
async function readOn() {
  const { program } = await next()
  const carriedOut = (work, faultOf) =>
    carryOut(work, faultOf).then(() => writeFileSync(3, ${JSON.stringify(IDLE)})).then(readOn)
  new Function('require', 'readFileSync', 'next', 'say', 'sayFile', 'carryOut', program)(
    require, readFileSync, next, say, sayFile, carriedOut)
}
readOn()
`

interface Kept extends StartedReader {
  key: string
  files: number
  /** The end of what it has said of its file. */
  last: string
  hear: (said: Buffer) => void
}

const idle: Kept[] = []

/**
 * Takes the place of the product's `startReader` in tests that call the product in their own process: a start takes 50 ms,
 * 1,300 times a run. Readers whose program a test wrote, and those of built servers, get a process for each file, as do all
 * with `OWN_READERS=1` (decision 466).
 */
export function startReader(start: ReaderStart): StartedReader {
  if (process.env.OWN_READERS || !PROGRAMS.includes(start.program) || mayOpenOtherFiles(start.rights))
    return startOwnReader(start)
  const kept = idleReader(start)
  holdOpen(kept, 'ref')
  const mouth = new PassThrough()
  kept.files += 1
  kept.last = ''
  kept.hear = (said) => {
    kept.last = (kept.last + said.toString('latin1')).slice(-IDLE.length)
    if (!mouth.destroyed) mouth.write(said)
  }
  for (const part of framed({ program: start.program })) kept.ear.write(part)
  let release = () => {}
  const released = new Promise<NodeJS.Signals>((resolve) => {
    release = () => resolve('SIGKILL')
  })
  kept.ended.then(() => mouth.end())
  released.then(() => keepOrKill(kept))
  return {
    child: kept.child,
    ear: new Writable({ write: (task, _, taken) => kept.ear.write(task, taken) }),
    mouth,
    ended: Promise.race([kept.ended, released]),
    kill: release,
  }
}

async function keepOrKill(kept: Kept): Promise<void> {
  if (kept.last !== IDLE) await new Promise((resolve) => setTimeout(resolve, IDLE_WITHIN_MS))
  const isGone = kept.child.exitCode !== null || kept.child.signalCode !== null
  if (isGone || kept.last !== IDLE || kept.files >= MOST_FILES) kept.kill()
  else {
    idle.push(kept)
    holdOpen(kept, 'unref')
  }
}

/** An idle reader must not keep a process from ending, nor count as one that was left behind. */
function holdOpen({ child }: Kept, how: 'ref' | 'unref'): void {
  for (const one of [child, ...child.stdio] as (Partial<Socket> | null)[]) one?.[how]?.()
}

function idleReader({ rights, heapMb }: ReaderStart): Kept {
  const key = JSON.stringify([rights, heapMb])
  const found = idle.find((one) => one.key === key)
  if (found) {
    forget(found)
    return found
  }
  const kept: Kept = {
    ...startOwnReader({ program: LOOP, rights, heapMb }),
    ...{ key, files: 0, last: '', hear: () => {} },
  }
  kept.mouth.on('data', (said) => kept.hear(said))
  kept.ear.on('error', () => {})
  kept.ended.then(() => forget(kept))
  return kept
}

function forget(kept: Kept): void {
  const at = idle.indexOf(kept)
  if (at >= 0) idle.splice(at, 1)
}

function mayOpenOtherFiles(rights: string[]): boolean {
  return ![true, false].some((drawsPictures) => isDeepStrictEqual(rights, readerRights({ drawsPictures })))
}
