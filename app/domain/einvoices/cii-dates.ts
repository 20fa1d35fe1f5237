import { dayIn102 } from './days'
import type { Period } from './model'
import { first, type XmlElement } from './xml-tree'

/** What is no day of the calendar in format 102 stays as it is; a rule says so. */
export function dayOf(element: XmlElement | undefined): string | undefined {
  return element && (dayIn102(element.text) ?? element.text)
}

export function periodOf(settlement: XmlElement | undefined): Period | undefined {
  const period = first(settlement, 'BillingSpecifiedPeriod')
  const at = (name: string) => dayOf(first(period, `${name}/DateTimeString`) ?? first(period, name))
  return period && { from: at('StartDateTime'), to: at('EndDateTime') }
}
