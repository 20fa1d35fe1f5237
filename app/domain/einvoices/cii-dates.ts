import { dayIn102 } from './days'
import type { Period } from './model'
import { all, first, type XmlElement } from './xml-tree'

/** EXTENDED may write the time behind the day: format 205. */
const TIMED = '205'

/** What is no day of the calendar in format 102 stays as it is; a rule says so. */
export function dayOf(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  const { text, attributes } = element
  const isTimed = attributes.format === TIMED && /^\d{12}(?:\d\d)?$/.test(text)
  return dayIn102(isTimed ? text.slice(0, 8) : text) ?? text
}

export function periodOf(settlement: XmlElement | undefined): Period | undefined {
  const period = first(settlement, 'BillingSpecifiedPeriod')
  const at = (name: string) => dayOf(first(period, `${name}/DateTimeString`) ?? first(period, name))
  const days = ['StartDateTime', 'EndDateTime'].flatMap((name) => all(period, `${name}/DateTimeString`))
  const isUnread = days.some(({ attributes }) => attributes.format !== '102')
  return period && { from: at('StartDateTime'), to: at('EndDateTime'), isUnread }
}
