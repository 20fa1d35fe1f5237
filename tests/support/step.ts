import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'

export interface Outcome {
  isGood: boolean
  seconds: number
  /** In milliseconds after this process started. */
  endedAt: number
}

interface RunningStep {
  ended: Promise<Outcome>
  /** Prints the output so far and everything that follows; resolves at the end. */
  show(): Promise<Outcome>
}

/** Starts a command when the others have ended. Its output is buffered until `show`. */
export function startStep(
  command: string[],
  environment: NodeJS.ProcessEnv,
  others: (Promise<unknown> | undefined)[],
): RunningStep {
  const kept: Buffer[] = []
  let take = (chunk: Buffer) => void kept.push(chunk)
  const ended = Promise.all(others).then(() => run(command, environment, (chunk) => take(chunk)))
  return {
    ended,
    show() {
      for (const chunk of kept) process.stdout.write(chunk)
      take = (chunk) => void process.stdout.write(chunk)
      return ended
    },
  }
}

function run(
  [command = '', ...rest]: string[],
  env: NodeJS.ProcessEnv,
  take: (chunk: Buffer) => void,
): Promise<Outcome> {
  const started = Date.now()
  return new Promise((resolve) => {
    const end = (isGood: boolean) => {
      const seconds = Math.round((Date.now() - started) / 1000)
      resolve({ isGood, seconds, endedAt: performance.now() })
    }
    const child = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.once('error', (error) => {
      take(Buffer.from(`${error.message}\n`))
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
