import { beforeAll, expect, test } from 'vitest'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { formOn, makeOwner, type Owner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, releaseWaiting, runOf } from './desk'

// What made somebody stop who does payroll here for the first time.

const MAY = '2026-05'

let owner: Owner
let employee: Awaited<ReturnType<typeof makePaid>>

beforeAll(async () => {
  owner = await makeOwner()
  await keepPayrollSettings(owner)
  employee = await makePaid(owner, {
    entryOn: '2026-05-01',
    pay: { from: MAY, kind: 'monthly', cents: 300_000 },
  })
})

test('the page that reads payslips in says where calculated ones wait', async () => {
  await send(owner, runOf(MAY), { mitarbeiter: employee.id })
  const incoming = await read(owner, '/buero/lohnzettel/eingang')
  expect(incoming).toContain(
    `href="${runOf(MAY)}">1 berechneter Lohnzettel wartet: in der Abrechnung Mai 2026 freigeben`,
  )
  await releaseWaiting(owner)
  expect(await read(owner, '/buero/lohnzettel/eingang')).not.toContain('berechneter Lohnzettel wartet')
})

test('the list of mails tells a correction from the payslip that it replaces', async () => {
  expect(textOf(await read(owner, '/buero/postausgang'))).not.toContain('korrigiert')
  await send(owner, employee.slip(MAY), { kind_0: 'supplement', amount_0: '100,00', revision: '0' })
  await calculateAndRelease(owner, employee.id, MAY)
  expect(textOf(await read(owner, '/buero/postausgang'))).toMatch(/Mai 2026 korrigiert .*Mai 2026 \d/)
})

test('what a month lacks is one sentence, and nobody’s sums are not summed', async () => {
  const page = textOf(await read(owner, runOf('2027-01')))
  expect(page.match(/Für Januar 2027 fehlt noch:/g)).toHaveLength(1)
  expect(page).toMatch(
    /fehlt noch: die Insolvenzgeldumlage, die Beitragsbemessungsgrenze der Krankenversicherung, /,
  )
  expect(page).not.toContain('Kosten für die Firma')
  expect(textOf(await read(owner, runOf(MAY)))).toContain('Kosten für die Firma')
})

test('a released payslip whose pay was deleted does not speak of a version before', async () => {
  const path = `/buero/mitarbeiter/${employee.id}/verguetung`
  const { values } = await formOn(owner, path, 'entfernung')
  await send(owner, `${path}/entfernung`, values)
  const page = await employee.page(MAY)
  expect(page).toContain('Vergütung eintragen')
  expect(page).not.toContain('ergibt sich nur aus dem PDF')
})

test('the first pay is entered from the month of entry on, and called so', async () => {
  const page = await read(owner, `/buero/mitarbeiter/${employee.id}/verguetung`)
  expect(page).toContain('<h1>Vergütung eintragen</h1>')
  expect(page).toMatch(/name="from"[^>]*value="2026-05"|value="2026-05"[^>]*name="from"/)
})
