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

/**
 * Counts the body while it is read, so that a missing or false Content-Length does not matter. The source is
 * never cancelled: that would reset the connection before the 413 is sent.
 */
export function limitBody(request: Request, maxBytes: number): LimitedBody {
  if (!request.body) return { request, isDeclaredTooLarge: false, isTooLarge: () => false }
  const reader = request.body.getReader()
  const isDeclaredTooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes
  let received = 0
  let isTooLarge = false
  const counted = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isDeclaredTooLarge) {
          isTooLarge = true
          return controller.error(new BodyTooLarge())
        }
        const { done, value } = await reader.read()
        if (done) return controller.close()
        received += value.byteLength
        if (received > maxBytes) {
          isTooLarge = true
          return controller.error(new BodyTooLarge())
        }
        controller.enqueue(value)
      },
    },
    // Nothing is read before the route asks, so that a wrong secret is answered first.
    { highWaterMark: 0 },
  )
  const limited = new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    body: counted,
    duplex: 'half',
  } as RequestInit)
  return { request: limited, isDeclaredTooLarge, isTooLarge: () => isTooLarge }
}
