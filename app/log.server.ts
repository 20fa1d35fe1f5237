import pino, { type Logger } from 'pino'
import { config } from './config.server'
import { redact } from './redact'

/** Redacts everything written to stdout and stderr. Call once, before anything is printed. */
export function redactOutput(secrets: readonly string[]): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (text: string, ...rest: unknown[]) => boolean
    stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
      return write(redact(text, secrets), ...rest)
    }) as typeof stream.write
  }
}

/** One JSON line per event on stdout. */
export const log: Logger = pino(
  { level: config().logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
  // By default pino writes to the file descriptor, past the redaction.
  { write: (line: string) => void process.stdout.write(line) },
)
