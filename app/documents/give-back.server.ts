import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const QUIET_MS = 10_000

let timer: NodeJS.Timeout | undefined

/**
 * Collects what reading files left on the heap, once none has been read for a while, so that the machine has it back: V8
 * waits until something asks for more memory (decision 240).
 */
export function giveBackLater(): void {
  clearTimeout(timer)
  timer = setTimeout(collect, QUIET_MS).unref()
}

function collect(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
