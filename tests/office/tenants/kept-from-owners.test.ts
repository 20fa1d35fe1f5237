import { beforeAll, expect, test } from 'vitest'
import { ask } from '../../support/app'
import { house } from '../../support/house'
import { signedInAs } from '../../support/session'
import { send } from '../outbox/sending'
import { formOn, makeOwner, type Owner } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

const MONTH = '2026-05'
const MOST_PAGES = 500
/** Typed here and nowhere else: a creditor, and days of sickness, as shown and as sent to scripts. */
const TOLD = /Zwickmühle Inkasso|[;>"]3,25[;<"]|\\?"3\.25\\?"/
/** One of two churches, so that no sum of the firm is that of one person. */
const CHURCH = /Altkatholisch|\\?"church\\?",\\?"ak\\?"/

let owner: Owner
let clerk: Record<string, string>
let employeeId: string

beforeAll(async () => {
  owner = await makeOwner()
  await keepPayrollSettings(owner, { state: 'SH' })
  const pay = { from: MONTH, kind: 'monthly', cents: 400_000 } as const
  const of = { entryOn: '2026-05-01', pay }
  const anna = await makePaid(owner, { ...of, facts: { from: MONTH, church: 'ak' } })
  const berta = await makePaid(owner, { ...of, facts: { from: MONTH, church: 'rk' } })
  employeeId = anna.id
  await send(owner, `/buero/stunden/${MONTH}/mitarbeiter/${anna.id}`, {
    ...{ hours: '160', overtime: '0', sick_days: '3,25', reason: 'Attest', revision: '0' },
  })
  await send(owner, anna.slip(MONTH), {
    ...{ garnishment_1_creditor: 'Zwickmühle Inkasso', garnishment_1_kind: 'ordinary' },
    ...{ garnishment_1_dueCents: '2.600', garnishment_1_dependants: '0', revision: '0' },
  })
  for (const id of [anna.id, berta.id]) await calculateAndRelease(owner, id, MONTH)
  const closing = `${runOf(MONTH)}/abschluss`
  await send(owner, closing, (await formOn(owner, closing, '/abschluss')).values)
  clerk = await signedInAs(house, owner.scope, 'payroll')
})

test('whoever does payroll meets a church, a garnishment and days of sickness', async () => {
  const { told } = await walk(clerk)
  for (const one of [/Zwickmühle Inkasso/, />3,25</, /3\.25/, /Altkatholisch/, CHURCH])
    expect(
      told.some(({ text }) => one.test(ofSomebody(text))),
      String(one),
    ).toBe(true)
})

test('an owner from whom they are kept meets them on no page and in no file that a page leads to', async () => {
  const { told, refused } = await walk(owner.headers)
  const telling = told.filter(({ text }) => TOLD.test(text) || CHURCH.test(ofSomebody(text)))
  expect(telling.map(({ path }) => path)).toEqual([])
  expect(told.length).toBeGreaterThan(100)
  expect(refused).toEqual(
    expect.arrayContaining([`/buero/lohnzettel/abrechnung/${MONTH}/mitarbeiter/${employeeId}`]),
  )
  expect(told.filter(({ path, type }) => type === 'application/pdf' && path.includes(employeeId))).toEqual([])
})

/** Without the choices of forms, which name all denominations. */
function ofSomebody(text: string): string {
  return text.replace(/<option[^>]*>[^<]*<\/option>/g, '')
}

/** Opens everything that links lead to from the first page on. */
async function walk(headers: Record<string, string>) {
  const seen = new Set(['/buero'])
  const told: { path: string; type: string; text: string }[] = []
  const refused: string[] = []
  for (const path of seen) {
    if (seen.size > MOST_PAGES) throw new Error('the firm has more pages than are opened')
    const answer = await ask(path, { headers })
    const text = await answer.text()
    if (answer.status === 403) refused.push(path)
    if (answer.status !== 200) continue
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    told.push({ path, type, text })
    if (type === 'text/html') for (const next of linksIn(text)) seen.add(next)
  }
  return { told, refused }
}

/** Of the office; of lists, only those of the firm's own months and no order or search. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/href="(\/buero[^"#]*)/g)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter((path) => !/abmelden|sprache=|sortierung=|protokoll\?|seite=/.test(path))
    .filter((path) => !/\d{4}-\d{2}/.test(path) || path.includes(MONTH))
}
