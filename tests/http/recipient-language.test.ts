import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LinkPurpose } from '~db/schema'
import { rawRequest } from '../support/raw-request'
import { type RunningFirms, startWithFirms } from '../support/running-firm'

// One recipient is on file as English, whatever the browser speaks.

let running: RunningFirms

beforeAll(async () => {
  running = await startWithFirms()
  await running.db.updateTable('customers').set({ language: 'en' }).execute()
  await running.db.updateTable('employees').set({ language: 'en' }).execute()
})
afterAll(() => running.stop())

async function languageOfPage(path: string, headers: Record<string, string>): Promise<string | undefined> {
  const answer = await rawRequest(running.server.baseUrl, path, { headers })
  return /<html lang="(\w+)"/.exec(answer.body)?.[1]
}

const POLISH = { 'Accept-Language': 'pl-PL,pl;q=0.9' }
const linkTo = (purpose: LinkPurpose) => `/${purpose}/${running.firm.subjects.tokens[purpose]}`

test.each<LinkPurpose>(['rechnung', 'portal', 'mitarbeiter-portal'])(
  'the page of a %s link: switch, browser, language on file, German',
  async (purpose) => {
    const path = linkTo(purpose)
    // Employees alone have pages in it.
    const polishOr = (language: string) => (purpose === 'mitarbeiter-portal' ? 'pl' : language)
    expect(await languageOfPage(`${path}?sprache=de`, POLISH)).toBe('de')
    expect(await languageOfPage(path, { 'Accept-Language': 'pl,de;q=0.5' })).toBe(polishOr('de'))
    expect(await languageOfPage(path, POLISH)).toBe(polishOr('en'))
    expect(await languageOfPage(path, {})).toBe('en')
    expect(await languageOfPage(`/${purpose}/forged`, POLISH)).toBe(polishOr('de'))
  },
)

test('the page of an ended link, and a form speak it too', async () => {
  const ended = `/mitarbeiter-portal/${running.firm.expired['mitarbeiter-portal']}`
  expect(await languageOfPage(ended, POLISH)).toBe('pl')
  expect(await languageOfPage(ended, {})).toBe('en')
  expect(await languageOfPage(`${linkTo('portal')}/nachricht?sprache=xx`, POLISH)).toBe('en')
})

test('nobody else can set it', async () => {
  const claimed = { ...POLISH, 'X-Recipient-Language': 'en' }
  expect(await languageOfPage('/anmelden', claimed)).toBe('de')
  expect(await languageOfPage('/rechnung/forged', claimed)).toBe('de')
})
