import type { EInvoice } from './model'

export type Profile = 'xrechnung' | 'en16931' | 'extended' | 'basic' | 'too-little' | 'peppol' | 'unknown'

/** Which form of e-invoice the file says it is (BT-24). The first that fits counts. */
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

/** Whether the extension of XRechnung applies, with what is collected for others, lines in lines, and codes of its own. */
export function isExtension({ guideline = '' }: EInvoice): boolean {
  return guideline.trim() === EXTENSION
}

const CVD =
  'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9'

/** Whether it bills vehicles under the Clean Vehicles Directive, of which XRechnung wants to know more. */
export function isCvd({ guideline = '' }: EInvoice): boolean {
  return guideline.trim() === CVD
}

/** MINIMUM and BASIC WL have no lines by design. */
export function hasNoLines(invoice: EInvoice): boolean {
  return profileOf(invoice) === 'too-little'
}

/** Of all forms, MINIMUM says least: no lines, no taxes, no address of the buyer. */
export function isMinimum({ guideline = '' }: EInvoice): boolean {
  return /minimum/i.test(guideline)
}

/** Whether the rules of Peppol apply, which XRechnung has taken over. */
export function isPeppol(invoice: EInvoice): boolean {
  return ['xrechnung', 'peppol'].includes(profileOf(invoice))
}

export function profileOf({ guideline = '' }: EInvoice): Profile {
  const [, profile] = PROFILES.find(([form]) => form.test(guideline.trim().toLowerCase())) ?? []
  return profile ?? 'unknown'
}
