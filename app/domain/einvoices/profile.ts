import type { EInvoice } from './model'

export type Profile = 'xrechnung' | 'en16931' | 'extended' | 'basic' | 'too-little' | 'peppol' | 'unknown'

/** By the specification identifier (BT-24). The first match counts. */
const PROFILES: readonly [RegExp, Profile][] = [
  [/xrechnung/, 'xrechnung'],
  [/peppol\.eu:2017:poacc/, 'peppol'],
  [/factur-x\.eu:1p0:(?:minimum|basicwl)|zugferd.*(?:minimum|basicwl)/, 'too-little'],
  [/factur-x\.eu:1p0:basic|zugferd.*basic/, 'basic'],
  [/factur-x\.eu:1p0:extended|zugferd.*extended/, 'extended'],
  [/^urn:cen\.eu:en16931:2017/, 'en16931'],
]

const EXTENSION =
  'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0'

/** Whether XRechnung's extension applies, with third-party payments, sub-lines and additional codes. */
export function isExtension({ guideline = '' }: EInvoice): boolean {
  return guideline.trim() === EXTENSION
}

const CVD =
  'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9'

/** Whether it bills vehicles under the Clean Vehicles Directive, for which XRechnung requires more data. */
export function isCvd({ guideline = '' }: EInvoice): boolean {
  return guideline.trim() === CVD
}

/** MINIMUM and BASIC WL have no lines by design. */
export function hasNoLines(invoice: EInvoice): boolean {
  return profileOf(invoice) === 'too-little'
}

/** MINIMUM has the least data of all: no lines, no taxes, no buyer address. */
export function isMinimum({ guideline = '' }: EInvoice): boolean {
  return /minimum/i.test(guideline)
}

export function isPeppol(invoice: EInvoice): boolean {
  return ['xrechnung', 'peppol'].includes(profileOf(invoice))
}

export function profileOf({ guideline = '' }: EInvoice): Profile {
  const [, profile] = PROFILES.find(([form]) => form.test(guideline.trim().toLowerCase())) ?? []
  return profile ?? 'unknown'
}
