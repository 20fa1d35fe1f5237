import type { Readable } from 'node:stream'

/** Thrown to the reader of a body that is longer than its route allows. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** Its body fails once it exceeds the limit. */
export interface LimitedBody {
  request: Request
  isDeclaredTooLarge: boolean
  isTooLarge(): boolean
}

const limits = new WeakMap<ReadableStream, Limit>()

/** Counts a body while it is read, so that a missing or false Content-Length does not matter. */
class Limit {
  most = Number.POSITIVE_INFINITY
  isDeclaredTooLarge = false
  isTooLarge = false
  private received = 0

  /** What is wrong with it once so many bytes more have come. */
  faultAfter(bytes: number): BodyTooLarge | undefined {
    this.received += bytes
    this.isTooLarge ||= this.isDeclaredTooLarge || this.received > this.most
    return this.isTooLarge ? new BodyTooLarge() : undefined
  }
}

/** Nothing is read before the route asks, so that a wrong secret is answered first. */
const NOTHING_AHEAD = { highWaterMark: 0 }

/** The body of a request of Node, to which `limitBody` sets a limit without another stream around it. */
export function bodyOf(incoming: Readable): ReadableStream<Uint8Array> {
  const limit = new Limit()
  let isOver = false
  const end = (how: () => void) => {
    if (!isOver) how()
    isOver = true
  }
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      incoming.pause()
      incoming.on('data', (chunk: Buffer) => {
        incoming.pause()
        const fault = limit.faultAfter(chunk.byteLength)
        if (fault) end(() => controller.error(fault))
        else if (!isOver) controller.enqueue(chunk)
      })
      incoming.once('error', (error) => end(() => controller.error(error)))
      for (const event of ['end', 'close']) incoming.once(event, () => end(() => controller.close()))
    },
    pull(controller) {
      const fault = limit.faultAfter(0)
      if (fault) end(() => controller.error(fault))
      else incoming.resume()
    },
    cancel() {
      isOver = true
    },
  }
  const body = new ReadableStream(source, NOTHING_AHEAD)
  limits.set(body, limit)
  return body
}

/** The source is never cancelled: that would reset the connection before the 413 is sent. */
export function limitBody(request: Request, maxBytes: number): LimitedBody {
  if (!request.body) return { request, isDeclaredTooLarge: false, isTooLarge: () => false }
  const known = limits.get(request.body)
  const limit = known ?? new Limit()
  limit.most = maxBytes
  limit.isDeclaredTooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes
  return {
    request: known ? request : readThrough(limit, request, request.body),
    isDeclaredTooLarge: limit.isDeclaredTooLarge,
    isTooLarge: () => limit.isTooLarge,
  }
}

function readThrough(limit: Limit, request: Request, body: ReadableStream<Uint8Array>): Request {
  const reader = body.getReader()
  const counted = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const early = limit.faultAfter(0)
        if (early) return controller.error(early)
        const { done, value } = await reader.read()
        if (done) return controller.close()
        const fault = limit.faultAfter(value.byteLength)
        if (fault) return controller.error(fault)
        controller.enqueue(value)
      },
    },
    NOTHING_AHEAD,
  )
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    body: counted,
    duplex: 'half',
  } as RequestInit)
}
