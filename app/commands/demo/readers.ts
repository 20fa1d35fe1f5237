import { findLiveLink } from '~/domain/links/links.server'
import type { LinkSubject } from '~/domain/links/subject'
import { recordVisit } from '~/domain/links/visit.server'
import { findPayslip } from '~/domain/payslips/list.server'
import { recordRead } from '~/domain/payslips/reads.server'
import { addDays, type DateText } from '~/domain/values/calendar'
import { employeeId, type Firm, officeAt, visitorAt } from './firm'
import type { Person } from './person'
import type { Moment } from './timeline'

/** Who has looked at last month's payslip by now; Jonas's mail came back, and Gerda gets hers on paper. */
const PROMPT_READERS = ['maren', 'jakub']
const WITHOUT_LINK = ['jonas', 'gerda']

/** Opens the link to an invoice or a portal, unless its date is still to come. */
export function tellVisit(firm: Firm, subject: LinkSubject, on: DateText): void {
  firm.timeline.on(on, (moment) => visit(firm, moment, subject))
}

/** Two days after the payslips of a month are there, the people read them. */
export function tellReading(firm: Firm, people: readonly Person[], offset: number): void {
  const { house, timeline } = firm
  const month = timeline.month(offset)
  const readers = people.filter(({ key }) =>
    offset === -1 ? PROMPT_READERS.includes(key) : !WITHOUT_LINK.includes(key),
  )
  timeline.on(addDays(`${timeline.month(offset + 1)}-03`, 2), async (moment) => {
    for (const person of readers) {
      const of = { employeeId: employeeId(firm, person), month }
      const slip = await findPayslip(house.reader, house.vault, officeAt(firm, moment), of)
      const subject = { purpose: 'mitarbeiter-portal', subjectId: of.employeeId } as const
      const link = slip && (await visit(firm, moment, subject))
      if (link)
        await recordRead(house, visitorAt(firm, moment, { ...subject, id: link.id }), [slip.id], 'opened_at')
    }
  })
}

async function visit(firm: Firm, moment: Moment, subject: LinkSubject) {
  const { house } = firm
  const link = await findLiveLink(house.reader, officeAt(firm, moment), subject)
  if (link) await recordVisit(house, link, moment.at)
  return link
}
