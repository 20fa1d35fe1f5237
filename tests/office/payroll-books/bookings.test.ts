import { expect, test } from 'vitest'
import { ask, post } from '../../support/app'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { audit, download, formOn, type Owner, read } from '../owner'
import { PAGE as PAYMENTS, setting } from '../payroll-payments/payment-desk'

const PAGE = '/buero/lohnzettel/abrechnung/2026-05/buchungen'
const ACCOUNTS = '/buero/lohnzettel/konten'

const page = async (owner: Owner) => textOf(await read(owner, PAGE))

/** The form of the accounts as the page shows it, with changes. */
async function keep(owner: Owner, changes: Record<string, string>): Promise<string> {
  const { values } = await formOn(owner, ACCOUNTS, 'konten')
  const { uebliche: _, ...shown } = values
  return send(owner, ACCOUNTS, { ...shown, ...changes })
}

test('a month is booked by the usual accounts, preliminary until it is closed', async () => {
  const { owner } = await setting()
  const text = await page(owner)
  for (const said of [
    'Vorläufig',
    '4120 Gehälter 3.000,00',
    '1741',
    '293,08',
    'Summe 3.699,00',
    'Die Beraternummer fehlt',
  ])
    expect(text).toContain(said)
  expect(Buffer.from(await download(owner, `${PAGE}/buchungen.csv`)).toString()).toContain(
    '31.05.2026;1740;Auszahlung an Mitarbeiter;;2054,42',
  )
})

test('other accounts are kept, and the usual ones come back by press', async () => {
  const { owner } = await setting()
  await keep(owner, { salaries: '4121', consultant: '29098', client: '55003' })
  expect(await page(owner)).toContain('4121 Gehälter 3.000,00')
  await keep(owner, { chart: 'skr04', uebliche: 'ja' })
  expect(await page(owner)).toContain('6020 Gehälter 3.000,00')
  const kept = (await audit(owner.scope.tenantId)).filter(({ action }) => action === 'payroll.accounts_kept')
  expect(kept).toHaveLength(2)
})

test('a batch for DATEV has each booking once, with both sides equal to the cent', async () => {
  const { owner } = await setting()
  expect((await ask(`${PAGE}/datev`, { headers: owner.headers })).status).toBe(303)
  await keep(owner, { consultant: '29098', client: '55003' })
  const [, , ...lines] = Buffer.from(await download(owner, `${PAGE}/datev`))
    .toString('latin1')
    .trim()
    .split('\r\n')
  const sums = { S: 0, H: 0 }
  for (const line of lines) {
    const [amount = '', side = ''] = line.split(';')
    sums[side.slice(1, 2) as 'S' | 'H'] += Number(amount.replace(',', ''))
  }
  expect(sums).toEqual({ S: 369_900, H: 369_900 })
})

test('an account that is missing blocks every file, by its name', async () => {
  const { owner } = await setting()
  await keep(owner, { owed_tax: '', consultant: '29098', client: '55003' })
  expect(await page(owner)).toContain('Kein Konto für: Lohnsteuer, Kirchensteuer, Solidaritätszuschlag')
  for (const file of ['buchungen.csv', 'datev'])
    expect((await ask(`${PAGE}/${file}`, { headers: owner.headers })).status).toBe(303)
})

test('an account with letters is refused, and of two editors the second is told', async () => {
  const { owner } = await setting()
  const { values } = await formOn(owner, ACCOUNTS, 'konten')
  const wrong = await post(ACCOUNTS, { ...values, wages: 'Lohn' }, owner.headers)
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('value="Lohn"')
  await keep(owner, { salaries: '4121' })
  const late = await post(ACCOUNTS, { ...values, salaries: '4122' }, owner.headers)
  expect(textOf(await late.text())).toContain('Jemand anderes hat die Konten inzwischen geändert')
})

test('each file of bookings or payments that leaves is in the audit, a prefetched one is not', async () => {
  const { owner } = await setting()
  await keep(owner, { consultant: '29098', client: '55003' })
  const files = [`${PAGE}/buchungen.csv`, `${PAGE}/datev`, `${PAYMENTS}/zahlungen.csv`]
  const left = async () =>
    (await audit(owner.scope.tenantId))
      .filter(({ action }) => action === 'payroll.report_downloaded')
      .map(({ after_json }) => JSON.parse(after_json ?? ''))
  for (const file of files) await ask(file, { headers: { ...owner.headers, purpose: 'prefetch' } })
  expect(await left()).toEqual([])
  for (const file of files) await download(owner, file)
  expect(await left()).toEqual([
    { report: 'buchungen', of: '2026-05', format: 'csv' },
    { report: 'buchungen', of: '2026-05', format: 'extf' },
    { report: 'zahlungen', of: '2026-05', format: 'csv' },
  ])
})
