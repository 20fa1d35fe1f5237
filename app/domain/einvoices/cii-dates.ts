import { all, first, type XmlElement } from '../values/xml-tree'
import { dayIn102 } from './days'
import type { Period } from './model'

/** Format 205 of EXTENDED adds the time to the date. */
const TIMED = '205'

/** Anything that is not a date in format 102 stays as it is; a rule reports it. */
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
