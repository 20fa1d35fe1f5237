import type { House } from '~/domain/kernel/house'
import type { LinkScope, Scope } from '~/domain/kernel/scope'
import { findLiveLink } from '~/domain/links/links.server'
import type { LinkSubject } from '~/domain/links/subject'
import { recordVisit } from '~/domain/links/visit.server'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { Dice } from './dice'
import type { Address, FirmStory } from './story'
import type { Moment, Timeline } from './timeline'

/** One firm of the demo and all it takes to tell its history. */
export interface Firm {
  house: House
  dice: Dice
  timeline: Timeline
  story: FirmStory
  tenantId: string
  /** Tells its people's numbers from those of other firms. */
  number: number
  /** Who works in the office, as the audit writes it. */
  office: string
  account: Account
}

/** The firm's bank account, whose statements come once there is something on them. */
export interface Account {
  balanceCents: Cents
  /** The invoices whose money comes in full, by the day on which it does. */
  incoming: Map<DateText, { invoiceId: string; isDebit: boolean }[]>
}

/** From then on the office assigns what its statements say; before, it typed each payment. */
export const FIRST_STATEMENT = 'month -2, day 1'
/** What the office finds in the morning. */
export const NEWEST_STATEMENT = '-3 days'

/** The month in which the story begins, counted from today's. */
export const FIRST_MONTH = -27

type Kind = 'customer' | 'contact' | 'contract' | 'mandate' | 'invoice' | 'employee' | 'payment' | 'form'

/** The id of something that the story names. */
export function idOf({ dice, tenantId }: Pick<Firm, 'dice' | 'tenantId'>, kind: Kind, name: string): string {
  return dice.id(`${kind} ${tenantId} ${name}`)
}

type Act = (scope: Scope) => Promise<unknown>

/** Something that the office does on a day, if that has come. */
export function onDay(firm: Firm, day: DateText, act: Act): void {
  firm.timeline.on(day, (moment) => act(officeAt(firm, moment)))
}

/** Something that the office does on a day, or today if that is still to come. */
export function byDay(firm: Firm, day: DateText, act: Act): void {
  firm.timeline.by(day, (moment) => act(officeAt(firm, moment)))
}

/** @throws Error if there is no live link */
export async function visitorOf({ house }: Firm, scope: Scope, subject: LinkSubject): Promise<LinkScope> {
  const { id } = await linkTo(house, scope, subject)
  return { ...scope, ...subject, actor: `link:${id}`, linkId: id, contactId: null }
}

/** Counts a visit. @throws Error if there is no live link */
export async function openLink(firm: Firm, scope: Scope, subject: LinkSubject): Promise<LinkScope> {
  await recordVisit(firm.house, await linkTo(firm.house, scope, subject), scope.at)
  return visitorOf(firm, scope, subject)
}

async function linkTo({ reader }: House, scope: Scope, subject: LinkSubject) {
  const link = await findLiveLink(reader, scope, subject)
  if (!link) throw new Error(`no link leads to ${subject.purpose} ${subject.subjectId}`)
  return link
}

function officeAt({ tenantId, office }: Firm, moment: Moment): Scope {
  return { ...moment, tenantId, actor: office }
}

export function columnsOf([street, postal_code, city, country = 'DE']: Address) {
  return { street, postal_code, city, country }
}
