import { existsSync } from 'node:fs'
import { parseXmlDocument } from 'slimdom'
import { type Assertion, broken, RULES } from './schematron'

export const HAS_RULES = existsSync(RULES)

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'
const EXTENSION = `${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`
const CVD = `${XRECHNUNG}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`
const LENIENT = ['BR-CL-21', 'BR-CL-23']
/** What KoSIT's validator lowers to a warning in each form of XRechnung (its scenarios of 2026-08-31). */
const LOWERED: Readonly<Record<string, readonly string[]>> = {
  [XRECHNUNG]: LENIENT,
  [EXTENSION]: [...LENIENT, 'BR-CL-10', 'BR-CL-11', 'BR-CL-24', 'BR-CL-25', 'BR-CL-26', 'BR-CO-16'],
  [CVD]: [...LENIENT, 'BR-CL-13'],
}

/** Violations of EN 16931's rules in an e-invoice of ours. */
export function ruleFaults(xml: string): string[] {
  return broken(xml, 'CII').map(({ text }) => text)
}

export function officialErrors(xml: string): string[] {
  const document = parseXmlDocument(xml)
  const syntax = document.documentElement?.localName === 'CrossIndustryInvoice' ? 'CII' : 'UBL'
  const guideline = Object.keys(LOWERED).find((one) => new RegExp(`>\\s*${one}\\s*<`).test(xml))
  // Two thirds of the rules are warnings, and not evaluated.
  const isError = ({ id, level }: Assertion) => level === 'fatal' && !LOWERED[guideline ?? '']?.includes(id)
  const errors = broken(document, syntax, isError)
  if (guideline !== undefined) errors.push(...broken(document, `XRECHNUNG-${syntax}`, isError))
  return [...new Set(errors.map(({ id }) => id))]
}
