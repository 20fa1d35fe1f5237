import type { Period } from './model'
import { first, type XmlElement } from './xml-tree'

/** `20261122` in format 102 is a day; anything else stays as it is. */
export function dayOf(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(element.text) ?? []
  return year === undefined ? element.text : `${year}-${month}-${day}`
}

export function periodOf(settlement: XmlElement | undefined): Period | undefined {
  const period = first(settlement, 'BillingSpecifiedPeriod')
  const at = (name: string) => dayOf(first(period, `${name}/DateTimeString`) ?? first(period, name))
  return period && { from: at('StartDateTime'), to: at('EndDateTime') }
}
