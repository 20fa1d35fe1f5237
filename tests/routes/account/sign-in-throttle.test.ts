import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ask } from '../../support/app'
import { textOf } from '../../support/html'
import { makePerson, PASSWORD } from './people'

/** Posts a body to the sign-in as it is, each time from a new address. */
function send(body: URLSearchParams | FormData | Blob): Promise<Response> {
  return ask('/anmelden?sprache=en', { method: 'POST', body, headers: { 'x-client-ip': randomUUID() } })
}

const form = (...fields: [string, string][]) => new URLSearchParams(fields)

describe('what the throttle counts is what is looked up', () => {
  test.each([
    ['the right address last', (email: string) => ['nobody@nirgends.example', email]],
    ['the right address first', (email: string) => [email, 'nobody@nirgends.example']],
    ['the same address twice', (email: string) => [email, email]],
  ])('with two addresses nobody signs in: %s', async (_, addresses) => {
    const { email } = await makePerson()
    const fields = addresses(email).map((address): [string, string] => ['email', address])
    const answer = await send(form(...fields, ['password', PASSWORD]))
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([422, null])
    expect(textOf(await answer.text())).toContain('The e-mail address or the password is not right.')
  })

  test('with two passwords nobody signs in', async () => {
    const { email } = await makePerson()
    const answer = await send(form(['email', email], ['password', 'guessed'], ['password', PASSWORD]))
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([422, null])
  })

  test.each([
    ['multipart', (text: URLSearchParams) => multipart(text)],
    ['plain text', (text: URLSearchParams) => new Blob([text.toString()], { type: 'text/plain' })],
    ['no media type', (text: URLSearchParams) => new Blob([text.toString()])],
  ])('nobody signs in with %s', async (_, pack) => {
    const { email } = await makePerson()
    const answer = await send(pack(form(['email', email], ['password', PASSWORD])))
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([422, null])
  })
})

function multipart(text: URLSearchParams): FormData {
  const body = new FormData()
  for (const [name, value] of text) body.append(name, value)
  return body
}
