import { handoverFile } from '~/documents/handover/file'
import { handOver } from '~/domain/handovers/hand-over.server'
import { closeMonth } from '~/domain/hours/closed.server'
import type { HoursEntry } from '~/domain/hours/entry'
import { recordHours } from '~/domain/hours/record.server'
import { writing } from '~/domain/kernel/writing.server'
import { textsOf } from '~/i18n/texts'
import { employeeId, type Firm, officeAt } from './firm'
import { PEOPLE } from './people'
import { workedIn } from './staff'
import type { Moment } from './timeline'

/** Hours that a terminal sent only after the month was closed. */
const LATE_QUARTERS = 6

/** The months before last, from today's, are closed before they are paid; Jakub's hours were mended once more in one. */
const FIRST_CLOSED = -14
const CORRECTED = -4

/**
 * Last month is closed and handed over, with an unknown terminal and some late hours; this month, the first hours have
 * arrived.
 */
export function tellTimeRecorder(firm: Firm): void {
  const { house, timeline } = firm
  const last = timeline.month(-1)
  const { file: words, kinds } = textsOf('de').handover
  timeline.by(`${timeline.month(0)}-02`, (moment) =>
    record(firm, moment, last, [
      { employeeId: firm.dice.id('terminal at the gate'), hours: '12.5', overtime: '0' },
    ]),
  )
  timeline.by(`${timeline.month(0)}-02`, (moment) =>
    handOver(house, officeAt(firm, moment), {
      id: firm.dice.id('hand-over'),
      month: last,
      format: 'csv',
      isWhole: false,
      render: (content) => handoverFile(content, { ...words, kinds }),
    }),
  )
  timeline.by(`${timeline.month(0)}-02`, (moment) => closeMonth(house, officeAt(firm, moment), last, true))
  for (let offset = FIRST_CLOSED; offset < -1; offset++) {
    const day = offset === CORRECTED ? '21' : '02'
    timeline.by(`${timeline.month(offset + 1)}-${day}`, (moment) =>
      closeMonth(house, officeAt(firm, moment), timeline.month(offset), true),
    )
  }
  timeline.by(`${timeline.month(0)}-06`, (moment) =>
    record(
      firm,
      moment,
      last,
      PEOPLE.filter(({ key }) => key === 'aylin').map((person) => {
        const { hours, overtime } = workedIn(firm, person, last)
        return {
          employeeId: employeeId(firm, person),
          hours: String(Number(hours) + LATE_QUARTERS / 4),
          overtime,
        }
      }),
    ),
  )
  timeline.on(`${timeline.month(0)}-16`, (moment) =>
    record(
      firm,
      moment,
      timeline.month(0),
      PEOPLE.slice(0, 3).map((person) => {
        const { hours } = workedIn(firm, person, timeline.month(0))
        return {
          employeeId: employeeId(firm, person),
          hours: String(Math.round(Number(hours) * 2) / 4),
          overtime: '0',
        }
      }),
    ),
  )
}

function record(firm: Firm, moment: Moment, month: string, entries: HoursEntry[]): Promise<void> {
  const scope = officeAt(firm, moment)
  const origin = { source: 'webhook', deliveryId: null } as const
  return writing(firm.house, scope, (trx) => recordHours(trx, scope, { month, origin, entries }))
}
