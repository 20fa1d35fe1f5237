import { expect, test } from 'vitest'
import { redactedPath } from '~/http/access-log.server'
import { redact } from '~/redact'

const [FIRST, REST] = ['eyJhbGciOiJIUzI1NiJ9.eyJqdGki', 'OiJhYmNERUZnaGkifQ.c2lnbmF0dXJl']

test.each([
  [`/rechnung/${FIRST}/${REST}`, '/rechnung/[link]'],
  [`/Portal/${FIRST}\\${REST}`, '/Portal/[link]'],
  [`/mitarbeiter-portal/${FIRST}'${REST}/code`, '/mitarbeiter-portal/[link]/code'],
  [`/passwort/${FIRST}/x/${REST}`, '/passwort/[link]'],
  [`/rechnung/${FIRST}${REST}/pdf`, '/rechnung/[link]/pdf'],
  [`/rechnung/${FIRST}${REST}`, '/rechnung/[link]'],
  [
    `/portal/${FIRST}${REST}/rechnungen/0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a/pdf`,
    '/portal/[link]/rechnungen/0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a/pdf',
  ],
  [
    `/mitarbeiter-portal/${FIRST}${REST}/lohnzettel/2026-02.pdf`,
    '/mitarbeiter-portal/[link]/lohnzettel/2026-02.pdf',
  ],
  [`/rechnung/${FIRST}#${REST}`, '/rechnung/[link]'],
  [`/rechnung/${FIRST}?${REST}`, '/rechnung/[link]'],
  [`/rechnung/${FIRST}\\"${REST}`, '/rechnung/[link]'],
  [`/portal/${FIRST}${REST}/rechnungen?seite=2`, '/portal/[link]/rechnungen'],
  ...['/', '%2F', '%22', '%27', ';', '@', '&', '+', '#', '?', '%20', "'", '\\"', '\\\\'].map((sign) => [
    `/anderswo/${FIRST}${sign}${REST}`,
    '/anderswo/[token]',
  ]),
  [`/anderswo/${FIRST}%22'${REST}`, '/anderswo/[token]'],
])('%s is logged as %s', (path, logged) => {
  expect(redact(`{"path":"${path}","status":404}`)).toBe(`{"path":"${logged}","status":404}`)
})

test('a quote in an address does not end what is hidden of it', () => {
  const request = { originalUrl: `/anderswo/${FIRST}"${REST}?x=1` } as Parameters<typeof redactedPath>[0]
  expect(redactedPath(request)).toBe('/anderswo/[token]')
})
