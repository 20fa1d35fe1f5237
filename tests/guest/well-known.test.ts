import { expect, onTestFinished, test } from 'vitest'
import { config } from '~/config.server'
import { ask } from '../support/app'

test('robots are told to stay away', async () => {
  const answer = await ask('/robots.txt')
  expect([answer.status, await answer.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
})

test.each([
  ['sicherheit@foerde-glanz.example', 'mailto:sicherheit@foerde-glanz.example'],
  ['https://foerde-glanz.example/sicherheit', 'https://foerde-glanz.example/sicherheit'],
])('whoever found a weakness is told to write to %s', async (contact, words) => {
  expect((await ask('/.well-known/security.txt')).status).toBe(404)
  const settings = config()
  settings.securityContact = contact
  onTestFinished(() => {
    settings.securityContact = undefined
  })
  const answer = await ask('/.well-known/security.txt')
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toContain(`Contact: ${words}\n`)
  const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})
