import { handoverFile } from '~/documents/handover/file'
import { handOver } from '~/domain/handovers/hand-over.server'
import { closeMonth } from '~/domain/hours/closed.server'
import type { HoursEntry } from '~/domain/hours/entry'
import { receiveEvent } from '~/domain/inbox/receive.server'
import { sha256 } from '~/domain/invoices/issuing/chain'
import type { Scope } from '~/domain/kernel/scope'
import type { MonthText } from '~/domain/values/calendar'
import { textsOf } from '~/i18n/texts'
import { byDay, type Firm, idOf, onDay } from '../firm'
import type { TimeRecorderStory } from '../story'
import { employeesOf, type Told, workedIn } from './terms'

/**
 * Each month is closed before it is paid. The last one is also handed over, with hours of an unknown terminal and some
 * that came late; of this month, half the hours are there.
 */
export function tellTimeRecorder(firm: Firm, { ofUnknown, late, half }: TimeRecorderStory): void {
  const { house, timeline } = firm
  const [last, current] = [timeline.month(-1), timeline.month(0)]
  const { file: words, kinds } = textsOf('de').handover
  const second = `${current}-02`
  const unknown = idOf(firm, 'employee', 'terminal at the gate')
  byDay(firm, second, (scope) =>
    record(firm, scope, last, [{ employeeId: unknown, hours: ofUnknown, overtime: '0' }]),
  )
  byDay(firm, second, (scope) =>
    handOver(house, scope, {
      id: idOf(firm, 'form', 'hand-over'),
      month: last,
      format: 'csv',
      isWhole: false,
      render: (content) => handoverFile(content, { ...words, kinds }),
    }),
  )
  byDay(firm, second, (scope) => closeMonth(house, scope, last, true))
  for (let offset = firm.story.payroll.since; offset < -1; offset++) tellClosing(firm, offset)
  byDay(firm, `${current}-06`, (scope) =>
    record(
      firm,
      scope,
      last,
      entriesOf(firm, [late.employee], (told) => {
        const { hours, overtime } = workedIn(firm, told, last)
        return { hours: String(Number(hours) + late.hours), overtime }
      }),
    ),
  )
  onDay(firm, `${current}-16`, (scope) =>
    record(
      firm,
      scope,
      current,
      entriesOf(firm, half, (told) => {
        const { hours } = workedIn(firm, told, current)
        return { hours: String(Math.round(Number(hours) * 2) / 4), overtime: '0' }
      }),
    ),
  )
}

/** How long the webhook takes for the hours of a small firm. */
const TOOK_MS = 9

type Hours = Omit<HoursEntry, 'employeeId'>

function entriesOf(firm: Firm, keys: readonly string[], hoursOf: (told: Told) => Hours): HoursEntry[] {
  return employeesOf(firm)
    .filter(({ key }) => keys.includes(key))
    .map((told) => ({ employeeId: idOf(firm, 'employee', told.key), ...hoursOf(told) }))
}

/** A month that was corrected is closed after that. */
function tellClosing(firm: Firm, offset: number): void {
  const { house, timeline } = firm
  const isCorrected = Object.values(firm.story.employees).some(({ corrected }) => corrected?.month === offset)
  byDay(firm, `${timeline.month(offset + 1)}-${isCorrected ? '21' : '02'}`, (scope) =>
    closeMonth(house, scope, timeline.month(offset), true),
  )
}

async function record(firm: Firm, scope: Scope, month: MonthText, entries: HoursEntry[]): Promise<void> {
  const body = {
    event: 'zeiterfassung.export',
    mandant_id: firm.tenantId,
    daten: {
      monat: month,
      mitarbeiter: entries.map(({ employeeId, hours, overtime }) => ({
        id: employeeId,
        stunden: Number(hours),
        ueberstunden: Number(overtime),
      })),
    },
  }
  const text = JSON.stringify(body)
  const incoming = { body, text, bodySha256: sha256(text), tookMs: () => TOOK_MS }
  const { outcome } = await receiveEvent(firm.house, scope, incoming)
  if (outcome !== 'received') throw new Error(`the hours of ${month} were ${outcome}`)
}
