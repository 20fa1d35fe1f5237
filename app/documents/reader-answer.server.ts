import type { Readable } from 'node:stream'
import type * as z from 'zod'
import { ReadingStopped } from './reading-stopped'

/** Largest message, since parsing blocks the process. */
const LONGEST_LINE = 4 * 1024 * 1024
const LINE_FEED = 10

/** Lines from a reader. @throws ReadingStopped if one, or all together, are too long */
export async function* spokenLines(mouth: Readable, mostMb: number): AsyncGenerator<string> {
  let left = mostMb * 1024 * 1024
  let begun: Buffer[] = []
  let begunBytes = 0
  for await (const heard of mouth) {
    let rest: Buffer = heard
    left -= rest.length
    if (left < 0) throw new ReadingStopped('answer_too_long')
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
      yield Buffer.concat([...begun, rest.subarray(0, end)]).toString()
      begun = []
      begunBytes = 0
      rest = rest.subarray(end + 1)
    }
    begun.push(rest)
    begunBytes += rest.length
    if (begunBytes > LONGEST_LINE) throw new ReadingStopped('answer_too_long')
  }
}

/** Validates a line, as the reader may have been taken over by its file. @throws ReadingStopped */
export function parsedLine<Message>(line: string, schema: z.ZodType<Message>): Message {
  try {
    return schema.parse(JSON.parse(line))
  } catch {
    // Not JSON, of another shape, or so deep that walking it overflows the stack.
    throw new ReadingStopped('answer_malformed')
  }
}
