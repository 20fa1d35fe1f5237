import { expect } from 'vitest'
import { MARKER, NEIGHBOUR_MARKER } from './made-firms'
import type { RawAnswer } from './raw-request'
import type { Visit } from './visits'

/** Routes of the first firm's people that show no word of any firm. */
const SHOWS_NO_FIRM = [
  '/rechnung/:token/girocode.png',
  '/portal/:token/girocode.png',
  '/portal/:token/jahre/:year',
  '/mitarbeiter-portal/:token/jahre/:year',
  '/portal/:token/rechnungen/:invoiceId/girocode.png',
  '/buero/lohnzettel/eingang/:slipId/seiten/:page',
  '/',
  '/robots.txt',
  '/anmelden',
  '/abmelden',
  '/passwort-vergessen',
  '/*',
  '/api/*',
  '/api/docs',
  '/api/docs/calls/:chapter',
  '/api/docs/changes',
  '/api/docs/errors',
  '/api/docs/errors/:code',
  '/api/docs/events',
  '/api/docs/promises',
  '/api/docs/start',
  '/api/health',
  '/api/openapi.json',
  '/api/v1/hours/:month',
  '/api/v1/payments',
  '/api/intern/webhook',
  '/buero/mandanten/:tenantId/logo/bild',
  '/buero/kunden/import/vorlage.csv',
  '/buero/mitarbeiter/import/vorlage.csv',
  '/buero/mandate/:mandateId/scan/datei',
  '/buero/stunden/satzbeschreibung.ini',
  '/buero/zahlen/tabelle.csv',
]

/** Checks that an answer shows the words of the first firm to whoever may read them, and never those of the second. */
export function expectOwnWords(answer: RawAnswer, { path, way, method, status }: Visit): void {
  const read = wordsOf(answer)
  expect(read).not.toContain(NEIGHBOUR_MARKER)
  if (way === 'no session' || way === 'half a session') {
    if (status === 303) expect(answer.headers.location).toMatch(/^\/anmelden\?/)
    expect(read).not.toContain(MARKER)
  }
  if (way === 'forged' || way === 'wrong method') expect(read).not.toContain(MARKER)
  if (way === 'in order' && method === 'GET' && status === 200 && !SHOWS_NO_FIRM.includes(path))
    expect(read).toContain(MARKER)
}

/** Headers and body together: a location tells as much as a page. */
function wordsOf(answer: RawAnswer): string {
  return `${JSON.stringify(answer.headers)}\n${answer.body}`
}
