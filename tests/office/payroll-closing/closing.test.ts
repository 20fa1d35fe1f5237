import { afterEach, expect, test, vi } from 'vitest'
import { tokenFor } from '../../factories/links'
import { post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { send } from '../outbox/sending'
import { audit, download, formOn, makeOwner, type Owner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

const MAY = '2026-05'
const JUNE = '2026-06'

function closingOf(month: string): string {
  return `${runOf(month)}/abschluss`
}

afterEach(() => void vi.useRealTimers())

/** 3,000 € in class I in Schleswig-Holstein: 2,054.42 by the reports; with 200 € more 2,166.75. */
async function firm({ entryOn = '2026-05-01' } = {}) {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { state: 'SH' })
  const pay = { from: entryOn.slice(0, 7), kind: 'monthly', cents: 300_000 } as const
  const from = { from: entryOn.slice(0, 7) }
  const anna = await makePaid(owner, { entryOn, pay, facts: from })
  const release = (id: string, month: string) => calculateAndRelease(owner, id, month)
  const addPay = async (id: string, month: string, revision = 0) =>
    send(owner, `${runOf(month)}/mitarbeiter/${id}`, {
      ...{ kind_0: 'supplement', amount_0: '200,00', revision: String(revision) },
    })
  const another = () => makePaid(owner, { entryOn, pay, facts: from })
  return { owner, anna, another, release, addPay }
}

async function page(owner: Owner, month: string): Promise<string> {
  return textOf(await read(owner, closingOf(month)))
}

/** The press as the page offers it. */
async function press(owner: Owner, month: string): Promise<Record<string, string>> {
  const { values } = await closeForm(owner, month)
  return values
}

async function closeForm(owner: Owner, month: string) {
  const form = await formOn(owner, closingOf(month), '/abschluss')
  return form
}

async function close(owner: Owner, month: string): Promise<string> {
  return textOf(await send(owner, closingOf(month), await press(owner, month)))
}

/** Posts a form, and gives back the page that it leads to, refused or not. */
async function tell(owner: Owner, path: string, form: Record<string, string>): Promise<string> {
  const answer = await post(path, form, owner.headers)
  return answer.status === 303 ? read(owner, answer.headers.get('location') ?? '') : answer.text()
}

function closings({ scope }: Owner) {
  return db
    .selectFrom('payroll_closings')
    .select(['month', 'slip_count'])
    .where('tenant_id', '=', scope.tenantId)
    .orderBy('month')
    .execute()
}

test('a month is closed once everybody is released or left out by name, with its sums', async () => {
  const { owner, anna, another, release } = await firm()
  const bert = await another()
  expect(await page(owner, MAY)).toContain('In diesem Monat ist hier nichts abgerechnet worden')
  await release(anna.id, MAY)
  const open = await page(owner, MAY)
  expect(open).toContain('Eine Person ist freigegeben, eine Person fehlt noch')
  expect(open).not.toContain('Mai 2026 abschließen')
  const early = await tell(owner, closingOf(MAY), { stand: 'x' })
  expect(textOf(early)).toContain('Seit Sie die Seite geöffnet haben, hat sich etwas geändert')

  const leaveOut = `${closingOf(MAY)}/auslassung`
  const empty = await tell(owner, leaveOut, { [`auslassen_${bert.id}`]: 'ja', grund: '' })
  const refused = empty
  expect(textOf(refused)).toContain('Bitte schreiben Sie kurz, warum.')
  expect(refused).toMatch(new RegExp(`name="auslassen_${bert.id}"[^>]*checked`))
  const nobody = await tell(owner, leaveOut, { grund: 'Elternzeit' })
  expect(textOf(nobody)).toContain('Bitte kreuzen Sie an, wer ausgelassen wird.')
  const form = { [`auslassen_${bert.id}`]: 'ja', grund: 'Elternzeit ohne Lohn' }
  expect(textOf(await send(owner, leaveOut, form))).toContain('Elternzeit ohne Lohn')

  const stale = await press(owner, MAY)
  const closed = await close(owner, MAY)
  expect(closed).toContain('Der Monat ist abgeschlossen.')
  // 3,000 € with 7.3, 1.45, 2.4, 9.3 and 1.3 % of the employee; 7.3, 1.45, 1.8, 9.3 and 1.3 of the firm; 1.6, 0.4, 0.15.
  for (const sum of [
    'Brutto 3.000,00 €',
    'Lohnsteuer 293,08 €',
    'Netto 2.054,42 €',
    'Auszahlung 2.054,42 €',
    'Kosten für die Firma 3.699,00 €',
    'Krankenversicherung 219,00 € 219,00 € 438,00 €',
    'Zusatzbeitrag 43,50 € 43,50 € 87,00 €',
    'Pflegeversicherung 72,00 € 54,00 € 126,00 €',
    'Rentenversicherung 279,00 € 279,00 € 558,00 €',
    'Arbeitslosenversicherung 39,00 € 39,00 € 78,00 €',
    'Umlage U1 (Krankheit) 48,00 € 48,00 €',
    'Umlage U2 (Mutterschaft) 12,00 € 12,00 €',
    'Insolvenzgeldumlage 4,50 € 4,50 €',
    'Zusammen 652,50 € 699,00 € 1.351,50 €',
  ])
    expect(closed).toContain(sum)
  expect(closed).toContain('Elternzeit ohne Lohn')
  expect(await closings(owner)).toEqual([{ month: MAY, slip_count: 1 }])

  const second = await tell(owner, closingOf(MAY), stale)
  expect(textOf(second)).toContain('Dieser Monat ist schon abgeschlossen.')
  const late = await tell(owner, leaveOut, form)
  expect(textOf(late)).toContain('schon abgeschlossen')
  expect(await closings(owner)).toHaveLength(1)
  const entries = (await audit(owner.scope.tenantId)).filter(({ action }) => action.startsWith('payroll.'))
  const said = entries.filter(({ action }) => /month_closed|left_out/.test(action))
  expect(said.map(({ action }) => action)).toEqual(['payroll.left_out', 'payroll.month_closed'])
  expect(JSON.parse(said[1]?.after_json ?? '')).toMatchObject({
    month: MAY,
    slips: 1,
    leftOut: 1,
    changed: 0,
  })
  expect(JSON.stringify(said)).not.toMatch(/Elternzeit|205442|300000/)
})

test('a month can be released before it begins, and closed from its first day on', async () => {
  // 23:59 in Germany.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-30T21:59:00Z') })
  const { owner, anna, release } = await firm()
  await release(anna.id, MAY)
  const early = await page(owner, MAY)
  expect(early).toContain('Dieser Monat hat noch nicht begonnen. Abschließen können Sie ihn ab 01.05.2026')
  expect(early).not.toContain('Mai 2026 abschließen')
  expect(early).toContain('Auszahlung 2.054,42 €')
  vi.setSystemTime(new Date('2026-04-30T22:00:30Z'))
  const seen = await press(owner, MAY)
  vi.setSystemTime(new Date('2026-04-30T21:59:59Z'))
  const refused = await tell(owner, closingOf(MAY), seen)
  expect(textOf(refused)).toContain('frühestens abgeschlossen, wenn er begonnen hat')
  expect(await closings(owner)).toEqual([])
  vi.setSystemTime(new Date('2026-04-30T22:00:30Z'))
  expect(await close(owner, MAY)).toContain('Der Monat ist abgeschlossen.')
})

test('a payslip of a closed month stays; its correction counts in the next month with its difference', async () => {
  const { owner, anna, release, addPay } = await firm()
  await release(anna.id, MAY)
  await close(owner, MAY)
  const slipPage = await read(owner, `/buero/mitarbeiter/${anna.id}/monate/${MAY}`)
  expect(textOf(slipPage)).toContain('Zählt im Abschluss Mai 2026')
  expect(slipPage).not.toContain('ruecknahme')
  const recall = `/buero/mitarbeiter/${anna.id}/lohnzettel/${MAY}/ruecknahme`
  const kept = await tell(owner, recall, { revision: '1' })
  expect(textOf(kept)).toContain('Der Monat ist abgeschlossen: Dieser Lohnzettel bleibt.')
  await addPay(anna.id, MAY)
  await send(owner, runOf(MAY), { mitarbeiter: anna.id })
  expect(await page(owner, JUNE)).toContain('warten auf die Freigabe')
  await release(anna.id, MAY)
  expect(await page(owner, MAY)).toContain('Brutto 3.000,00 €')
  await release(anna.id, JUNE)
  const june = await page(owner, JUNE)
  expect(june).toContain('Berichtigung Mai 2026')
  // 200 € with the same rates; 44.17 of wage tax is what is left of 200 − 43.50 − 112.33.
  for (const difference of [
    'Brutto +200,00 €',
    'Lohnsteuer +44,17 €',
    'Krankenversicherung, Küstenkasse +14,60 € +14,60 €',
    'Zusatzbeitrag, Küstenkasse +2,90 € +2,90 €',
    'Pflegeversicherung, Küstenkasse +4,80 € +3,60 €',
    'Rentenversicherung, Küstenkasse +18,60 € +18,60 €',
    'Arbeitslosenversicherung, Küstenkasse +2,60 € +2,60 €',
    'Umlage U1 (Krankheit), Küstenkasse +3,20 €',
    'Auszahlung +112,33 €',
    'Kosten für die Firma +246,60 €',
  ])
    expect(june).toContain(difference)
  expect(june).toContain('Brutto 3.200,00 €')
  await close(owner, JUNE)
  expect(await closings(owner)).toEqual([
    { month: MAY, slip_count: 1 },
    { month: JUNE, slip_count: 2 },
  ])
  expect(await page(owner, JUNE)).toContain('Auszahlung +112,33 €')
  await addPay(anna.id, '2026-07')
  await release(anna.id, '2026-07')
  expect(await page(owner, '2026-07')).not.toContain('Berichtigung Mai')
})

test('a correction of December counts in January of the next year', async () => {
  const { owner, anna, release, addPay } = await firm({ entryOn: '2025-12-01' })
  const rates = {
    name: 'Küstenkasse',
    from: '2025-12',
    additional_rate: '2,5',
    u1_rate: '1,6',
    u2_rate: '0,4',
  }
  await send(owner, '/buero/lohnzettel/krankenkassen', rates)
  await release(anna.id, '2025-12')
  await close(owner, '2025-12')
  await addPay(anna.id, '2025-12')
  await release(anna.id, '2025-12')
  await release(anna.id, '2026-01')
  const january = await page(owner, '2026-01')
  expect(january).toContain('Berichtigung Dezember 2025')
  // By the rates of 2025: 2.5 % of additional contribution in halves.
  expect(january).toContain('Zusatzbeitrag, Küstenkasse +2,50 € +2,50 €')
  expect(january).toContain('Rentenversicherung, Küstenkasse +18,60 € +18,60 €')
  await close(owner, '2026-01')
  expect(await closings(owner)).toEqual([
    { month: '2025-12', slip_count: 1 },
    { month: '2026-01', slip_count: 2 },
  ])
})

test('who was left out and is released later counts in the month that is open then', async () => {
  const { owner, anna, another, release } = await firm()
  const bert = await another()
  await release(anna.id, MAY)
  const leaveOut = { [`auslassen_${bert.id}`]: 'ja', grund: 'Steuermerkmale fehlen' }
  await send(owner, `${closingOf(MAY)}/auslassung`, leaveOut)
  await close(owner, MAY)
  await release(bert.id, MAY)
  await release(anna.id, JUNE)
  await release(bert.id, JUNE)
  const june = await page(owner, JUNE)
  expect(june).toContain('Nachgereicht: Mai 2026')
  expect(june).toContain('Brutto 9.000,00 €')
  expect(june).toContain('Netto 6.163,26 €')
  expect(await page(owner, MAY)).toContain('Brutto 3.000,00 €')
})

test('somebody left out is taken in again, and the month then waits for them', async () => {
  const { owner, anna, another, release } = await firm()
  const bert = await another()
  await release(anna.id, MAY)
  await send(owner, `${closingOf(MAY)}/auslassung`, { [`auslassen_${bert.id}`]: 'ja', grund: 'Noch offen' })
  const { values } = await closeForm(owner, MAY)
  await send(owner, `${closingOf(MAY)}/aufnahme`, { mitarbeiter: bert.id })
  const again = await page(owner, MAY)
  expect(again).toContain('eine Person fehlt noch')
  expect(again).not.toContain('Noch offen')
  const answer = await tell(owner, closingOf(MAY), values)
  expect(textOf(answer)).toContain('hat sich etwas geändert')
  expect(await closings(owner)).toEqual([])
})

test('a payslip that is replaced between page and press stops the closing', async () => {
  const { owner, anna, release, addPay } = await firm()
  await release(anna.id, MAY)
  const seen = await press(owner, MAY)
  await addPay(anna.id, MAY)
  await release(anna.id, MAY)
  const answer = await tell(owner, closingOf(MAY), seen)
  expect(textOf(answer)).toContain('Seit Sie die Seite geöffnet haben, hat sich etwas geändert')
  expect(await closings(owner)).toEqual([])
  expect(await close(owner, MAY)).toContain('Brutto 3.200,00 €')
})

test('two windows close a month once', async () => {
  const { owner, anna, release } = await firm()
  await release(anna.id, MAY)
  const seen = await press(owner, MAY)
  await Promise.all([1, 2, 3].map(() => post(closingOf(MAY), seen, owner.headers)))
  expect(await closings(owner)).toEqual([{ month: MAY, slip_count: 1 }])
  const entries = await audit(owner.scope.tenantId)
  expect(entries.filter(({ action }) => action === 'payroll.month_closed')).toHaveLength(1)
})

test('what has changed since the release is named, and closed only by decision', async () => {
  const { owner, anna, release, addPay } = await firm()
  await release(anna.id, MAY)
  await addPay(anna.id, MAY)
  await send(owner, closingOf(MAY), await press(owner, MAY))
  const asked = await page(owner, MAY)
  expect(asked).toContain('Seit der Freigabe hat sich etwas geändert.')
  expect(asked).toContain('Trotzdem abschließen')
  expect(await closings(owner)).toEqual([])
  const { stand = '' } = await press(owner, MAY)
  const closed = await send(owner, closingOf(MAY), { stand, trotzdem: 'ja' })
  expect(textOf(closed)).toContain('Brutto 3.000,00 €')
  const entry = (await audit(owner.scope.tenantId)).find(({ action }) => action === 'payroll.month_closed')
  expect(JSON.parse(entry?.after_json ?? '')).toMatchObject({ changed: 1 })
})

test('months are closed in order, or all up to one by a single press', async () => {
  const { owner, anna, release } = await firm()
  await release(anna.id, MAY)
  await release(anna.id, JUNE)
  const june = await page(owner, JUNE)
  expect(june).toContain('Der erste offene ist Mai 2026')
  expect(june).toContain('Alle Monate bis Juni 2026 abschließen')
  const closed = await close(owner, JUNE)
  expect(closed).toContain('Der Monat ist abgeschlossen.')
  expect(await closings(owner)).toEqual([
    { month: MAY, slip_count: 1 },
    { month: JUNE, slip_count: 1 },
  ])
})

test('a waiting payslip stops the closing, and another firm sees none of it', async () => {
  const { owner, anna, release } = await firm()
  await release(anna.id, MAY)
  await send(owner, `${runOf(MAY)}/mitarbeiter/${anna.id}`, {
    ...{ kind_0: 'supplement', amount_0: '200,00', revision: '0' },
  })
  await send(owner, runOf(MAY), { mitarbeiter: anna.id })
  const waiting = await page(owner, MAY)
  expect(waiting).toContain('wartet auf die Freigabe')
  expect(waiting).not.toContain('Mai 2026 abschließen')

  const other = await makeOwner()
  expect(await page(other, MAY)).toContain('In diesem Monat ist hier nichts abgerechnet worden')
  const foreign = { [`auslassen_${anna.id}`]: 'ja', grund: 'fremd' }
  const answer = await tell(other, `${closingOf(MAY)}/auslassung`, foreign)
  expect(textOf(answer)).toContain('Bitte kreuzen Sie an')
  expect(
    await db
      .selectFrom('payroll_omissions')
      .select('month')
      .where('tenant_id', '=', other.scope.tenantId)
      .execute(),
  ).toEqual([])
})

test('a correction of a closed month says part by part what changes, everywhere, and so does the next one', async () => {
  const { owner, anna, release, addPay } = await firm()
  await release(anna.id, MAY)
  await close(owner, MAY)
  await addPay(anna.id, MAY)
  const before = textOf(await read(owner, `${runOf(MAY)}/mitarbeiter/${anna.id}`))
  expect(before).toContain('Der Unterschied zählt in der Abrechnung Juni 2026.')
  expect(before).toContain('Krankenversicherung, Küstenkasse +14,60 € +14,60 €')
  await release(anna.id, MAY)
  const slip = textOf(await read(owner, `/buero/mitarbeiter/${anna.id}/monate/${MAY}`))
  expect(slip).toContain('Pflegeversicherung, Küstenkasse +4,80 € +3,60 €')
  const token = await tokenFor(house, owner.scope, 'mitarbeiter-portal', anna.id)
  const own = textOf(await read(owner, `/mitarbeiter-portal/${token}/monate/${MAY}`))
  expect(own).toContain('Pflegeversicherung, Küstenkasse +4,80 €')
  expect(own).not.toMatch(/3,60|246,60/)
  const file = await download(owner, `/buero/mitarbeiter/${anna.id}/lohnzettel/${MAY}.pdf`)
  const { text } = await readPdf(file)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Brutto +200,00; Lohnsteuer +44,17; Krankenversicherung, Küstenkasse +14,60; Zusatzbeitrag, Küstenkasse +2,90',
  )
  // The one in between was never paid: the next compares with what counts.
  await send(owner, `${runOf(MAY)}/mitarbeiter/${anna.id}`, {
    ...{ kind_0: 'supplement', amount_0: '100,00', revision: '1' },
  })
  await release(anna.id, MAY)
  const third = textOf(await read(owner, `/buero/mitarbeiter/${anna.id}/monate/${MAY}`))
  expect(third).toContain('bereits ausgezahlt 2.054,42 €')
  expect(third).toContain('Krankenversicherung, Küstenkasse +7,30 € +7,30 €')
})
