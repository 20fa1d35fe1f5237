import { changeEmployee } from '~/domain/employees/change.server'
import { addPay } from '~/domain/employees/pay.server'
import { parseYear } from '~/domain/payroll/years/year-file'
import { listOpenOf } from '~/domain/payroll-closing/requests.server'
import { closeRequested } from '~/domain/payroll-closing/work-off.server'
import { listAskers } from '~/domain/payroll-queue/requests.server'
import { calculateQueued } from '~/domain/payroll-run/queue.server'
import { keepYear } from '~/domain/payroll-years/loaded.server'
import { releaseIncoming } from '~/domain/payslip-release/release.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { madeFile, setFigure, type YearFile } from '../../domain/payroll/years/file-of'
import { makeEmployee } from '../../factories/employees'
import { db, house } from '../../support/house'
import { postWebhook } from '../../support/post-webhook'
import { send } from '../outbox/sending'
import { formOn, type Owner } from '../owner'
import { runOf } from '../payroll-run/desk'
import { PEOPLE } from './people'
import type { Person } from './person'

export const FUNDS = [
  ['Küstenkasse', '2025-11', '2,5', '1,6', '0,4'],
  ['Küstenkasse', '2026-01', '2,9', '1,6', '0,44'],
  ['Küstenkasse', '2027-01', '3,2', '1,7', '0,44'],
  ['Alpenkasse', '2025-11', '2,7', '2,1', '0,35'],
  ['Alpenkasse', '2026-01', '3,1', '2,1', '0,35'],
] as const

/** What a request on a busy machine leaves undone. */
const IN_BACKGROUND = {
  words: PAYROLL_WORDS,
  isStopped: () => false,
  onError: (error: unknown) => {
    throw error
  },
}

const FIRM = {
  ...{ state: 'HH', is_in_u1: 'ja', is_levied: 'ja', overtime_percent: '25', night_percent: '25' },
}

/** Figures that differ from 2026; what the plan of wage tax says stays, with the ceilings of the year. */
export const FIGURES_OF_2027 = [
  ['healthCeiling.yearly', '76500.00'],
  ['wageTax.provisionHealthCeiling', '76500.00'],
  ['careCeiling.yearly', '72900.00'],
  ['wageTax.provisionCareCeiling', '72900.00'],
  ['pensionCeiling.yearly', '106200.00'],
  ['wageTax.provisionPensionCeiling', '106200.00'],
  ['zone.factor', 'by_rates'],
  ['zone.lowerLimit', '633.00'],
  ['minijob.limit', '633.00'],
  ['minijob.healthRate', 'by_rates'],
  ['minimumWage.hourly', '14.60'],
] as const

export async function load2027(): Promise<void> {
  const file: YearFile = madeFile((made) => {
    for (const [name, value] of FIGURES_OF_2027) setFigure(made, name, value)
  })
  const text = JSON.stringify(file)
  const year = parseYear(JSON.parse(text))
  await keepYear(house, { year, text, by: 'Beate', at: '2027-01-04T09:00:00.000Z' })
}

/** The firm's people by name, with what payroll has to know from the start. */
export async function moveIn(owner: Owner): Promise<Map<string, string>> {
  await send(owner, '/buero/lohnzettel/firma', FIRM)
  for (const [name, from, additional_rate, u1_rate, u2_rate] of FUNDS)
    await send(owner, '/buero/lohnzettel/krankenkassen', { name, from, additional_rate, u1_rate, u2_rate })
  const ids = new Map<string, string>()
  for (const person of PEOPLE) ids.set(person.name, await settle(owner, person))
  return ids
}

async function settle(owner: Owner, { name, weeklyHours = '40', pay, facts, ...dates }: Person) {
  const { id } = await makeEmployee(house, owner.scope, {
    ...{ first_name: name, last_name: 'Papier', email: `${name.toLowerCase()}@papier.example` },
    ...{
      entry_on: dates.entryOn,
      exit_on: dates.exitOn ?? null,
      birth_date: dates.birthDate,
      weekly_hours: weeklyHours,
    },
  })
  for (const one of pay) await addPay(house, owner.scope, id, one)
  let revision = 0
  for (const [from, fields] of Object.entries(facts)) {
    await send(owner, `/buero/mitarbeiter/${id}/lohndaten`, { ...fields, from, revision: String(revision) })
    revision += 1
  }
  return id
}

/** A month from what happened in it to its closing. */
export async function payMonth(owner: Owner, ids: Map<string, string>, month: string): Promise<void> {
  for (const { name, moves, extras } of PEOPLE) {
    const id = ids.get(name) ?? ''
    const move = moves?.[month]
    if (move) await changeEmployee(house, owner.scope, id, move)
    if (extras?.[month]) await enter(owner, id, { month, fields: extras[month] })
  }
  await report(owner, ids, month)
  await calculateAndRelease(owner, month, { alle: 'ja' })
  const path = `${runOf(month)}/abschluss`
  await send(owner, path, (await formOn(owner, path, '/abschluss')).values)
  // Of more people than a request can wait for, in the background.
  const [asked] = await listOpenOf(house.reader, owner.scope)
  if (!asked) return
  await closeRequested(house, { ...owner.scope, actor: asked.requestedBy }, IN_BACKGROUND)
}

/** Corrections of a closed month, which count in the next one. */
export async function correctMonth(owner: Owner, ids: Map<string, string>, month: string): Promise<void> {
  for (const { name, corrections } of PEOPLE) {
    const correction = corrections?.[month]
    const id = ids.get(name) ?? ''
    if (!correction) continue
    const { months = [month], fields, facts } = correction
    if (fields) await enter(owner, id, { month: months[0] ?? month, fields })
    if (facts) await send(owner, `/buero/mitarbeiter/${id}/lohndaten`, { ...facts, revision: '1' })
    for (const one of months) await calculateAndRelease(owner, one, { mitarbeiter: id })
  }
}

/** As the page offers it, with some fields filled in. */
async function enter(owner: Owner, id: string, { month, fields }: { month: string; fields: object }) {
  const path = `${runOf(month)}/mitarbeiter/${id}`
  const { values } = await formOn(owner, path, path)
  await send(owner, path, { ...values, ...fields })
}

async function report({ scope }: Owner, ids: Map<string, string>, month: string): Promise<void> {
  const rows = PEOPLE.flatMap(({ name, hours }) => {
    const of = hours?.[month]
    return of ? [{ ueberstunden: 0, ...of, id: ids.get(name) }] : []
  })
  const daten = { monat: month, mitarbeiter: rows }
  const message = { event: 'zeiterfassung.export', mandant_id: scope.tenantId, daten }
  const { body } = await postWebhook(JSON.stringify(message))
  if (body.processed !== rows.length) throw new Error(JSON.stringify(body))
}

async function calculateAndRelease(owner: Owner, month: string, who: Record<string, string>) {
  await send(owner, runOf(month), who)
  for (const { tenantId, actor } of await listAskers(house.reader))
    if (tenantId === owner.scope.tenantId)
      await calculateQueued(house, { ...owner.scope, actor }, IN_BACKGROUND)
  const waiting = await db
    .selectFrom('waiting_payslips')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  await releaseIncoming(house, owner.scope, { ids: waiting.map(({ id }) => id), words: PAYROLL_WORDS })
}
