import { writeReadableStreamToWritable } from '@remix-run/node'
import type { Response as Outgoing } from 'express'

type Body = string | Uint8Array<ArrayBuffer>

/** A page as text: a `Response` would turn the text into a stream. */
export interface WholePage {
  status: number
  statusText?: undefined
  headers: Headers
  html: string
}

/** Its body is whole already: a stream is made of it for those alone who ask for one. */
class WholeResponse extends Response {
  constructor(
    readonly whole: Body,
    init: ResponseInit,
  ) {
    super(null, init)
  }

  override get body() {
    return this.streamed().body
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.streamed().arrayBuffer()
  }

  override json(): Promise<unknown> {
    return this.streamed().json()
  }

  override text(): Promise<string> {
    return this.streamed().text()
  }

  override clone(): Response {
    const { whole, status, statusText, headers } = this
    return new WholeResponse(whole, { status, statusText, headers })
  }

  private streamed(): Response {
    return new Response(this.whole)
  }
}

/** The headers name its type. */
export function wholeResponse(body: Body, init: ResponseInit): Response {
  return new WholeResponse(body, init)
}

/** Leaves out the body in answers to HEAD. */
export async function send(outgoing: Outgoing, answer: Response | WholePage): Promise<void> {
  outgoing.statusCode = answer.status
  if (answer.statusText) outgoing.statusMessage = answer.statusText
  for (const [name, value] of answer.headers) {
    // Express appends the charset to a type.
    if (name === 'content-type') outgoing.set(name, value)
    else if (name !== 'set-cookie') outgoing.setHeader(name, value)
  }
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)

  const whole = 'html' in answer ? answer.html : answer instanceof WholeResponse ? answer.whole : undefined
  if (whole !== undefined) {
    const bytes = typeof whole === 'string' ? encoded(whole) : whole
    outgoing.setHeader('Content-Length', bytes.byteLength)
    outgoing.end(bytes)
  } else if ('html' in answer || !answer.body) {
    outgoing.end()
  } else {
    await writeReadableStreamToWritable(answer.body, outgoing)
  }
}

const MOST_BYTES_OF_CHARACTER = 3
const scratch = Buffer.allocUnsafeSlow(MOST_BYTES_OF_CHARACTER * 128 * 1024)

/**
 * In UTF-8. Node would first count the bytes of a text, twice, which takes as long as writing it where one of its
 * characters is not of Latin-1. In a place that is surely large enough it is written without being counted.
 */
function encoded(text: string): Uint8Array {
  if (text.length * MOST_BYTES_OF_CHARACTER > scratch.length) return Buffer.from(text)
  return Buffer.from(scratch.subarray(0, scratch.write(text)))
}
