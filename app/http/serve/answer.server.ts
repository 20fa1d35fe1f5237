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

const bodies = new WeakMap<Response, Body>()

export function wholeResponse(body: Body, init: ResponseInit): Response {
  const response = new Response(body, init)
  bodies.set(response, body)
  return response
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

  const whole = 'html' in answer ? answer.html : bodies.get(answer)
  if (whole !== undefined) {
    outgoing.setHeader('Content-Length', Buffer.byteLength(whole))
    outgoing.end(whole)
  } else if ('html' in answer || !answer.body) {
    outgoing.end()
  } else {
    await writeReadableStreamToWritable(answer.body, outgoing)
  }
}
