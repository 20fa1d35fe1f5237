import { expect, test } from 'vitest'
import { plainAnswer } from '~/mail/answer'
import { parseSmtpUrl } from '~/mail/transport'

test.each([
  ['250 2.0.0 Ok: queued as 4Zx', '250 2.0.0 Ok: queued as 4Zx'],
  ['550 5.1.1 <joerg@petersen.example>: unknown', '550 5.1.1 <[…]>: unknown'],
  ['554-one\r\n554 two', '554-one 554 two'],
  ['550 see https://lohn.example/rechnung/eyJhbGciOi.J9.x', '550 see […]'],
  ['550 eyJhbGciOiJIUzI1NiJ9.abc.def', '550 […]'],
  ['x'.repeat(300), `${'x'.repeat(199)}…`],
])('of %j is kept %j', (said, kept) => {
  expect(plainAnswer(said)).toBe(kept)
})

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, auth: undefined }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true, auth: undefined }],
  [
    'smtp://b%40firma.example:p%3Aw@mail.example:25',
    { host: 'mail.example', port: 25, secure: false, auth: { user: 'b@firma.example', pass: 'p:w' } },
  ],
])('%s names a server', (url, server) => {
  expect(parseSmtpUrl(url)).toEqual(server)
})
