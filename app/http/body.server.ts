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

/**
 * The request of a program, whose body is read as bytes: neither made into a stream nor drained from one.
 * It has no `body`, and no way to read it but `arrayBuffer`.
 */
export class ProgramRequest extends Request {
  readonly limit = new Limit()
  private whole: Promise<ArrayBuffer> | undefined

  constructor(
    private readonly incoming: Readable,
    url: string,
    init: RequestInit,
  ) {
    super(url, init)
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    this.whole ??= readWhole(this.incoming, this.limit)
    return this.whole
  }
}

function readWhole(incoming: Readable, limit: Limit): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const early = limit.faultAfter(0)
    if (early) return reject(early)
    if (incoming.destroyed) return reject(incoming.errored ?? new Error('The request was broken off'))
    const chunks: Buffer[] = []
    const keep = (chunk: Buffer) => {
      const fault = limit.faultAfter(chunk.byteLength)
      if (!fault) return void chunks.push(chunk)
      incoming.off('data', keep).pause()
      reject(fault)
    }
    incoming.on('data', keep)
    incoming.once('error', reject)
    for (const event of ['end', 'close']) incoming.once(event, () => resolve(joinedBytes(chunks)))
  })
}

function joinedBytes(chunks: Buffer[]): ArrayBuffer {
  const all = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const chunk of chunks.splice(0)) {
    all.set(chunk, at)
    at += chunk.byteLength
  }
  return all.buffer
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
  const known =
    request instanceof ProgramRequest ? request.limit : request.body ? limits.get(request.body) : undefined
  if (!known && !request.body) return { request, isDeclaredTooLarge: false, isTooLarge: () => false }
  const limit = known ?? new Limit()
  limit.most = maxBytes
  limit.isDeclaredTooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes
  return {
    request: known || !request.body ? request : readThrough(limit, request, request.body),
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
