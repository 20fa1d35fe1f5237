/** Constants of KoSIT's rules from another file of theirs: ids, text formats, codes (Schematron 2.5.0, XRechnung 3.0.2). */
const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'

export const KOSIT_CONSTANTS: readonly [name: string, expression: string][] = [
  ['XR-MAJOR-MINOR-VERSION', "'3.0'"],
  ['XR-CIUS-ID', `'${CIUS}'`],
  ['XR-EXTENSION-ID', `'${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0'`],
  ['XR-CVD-ID', `'${CIUS}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9'`],
  ['XR-SKONTO-REGEX', String.raw`'^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(#BASISBETRAG=-?\d+\.\d\d)?#$'`],
  ['XR-EMAIL-REGEX', String.raw`'^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$'`],
  ['XR-TELEPHONE-REGEX', "'[0-9].*[0-9].*[0-9]'"],
  ['XR-URL-REGEX', "'^[a-zA-Z][a-zA-Z0-9+.-]+:'"],
  ['CVD-VEHICLE-CATEGORY', "('M1', 'M2', 'M3', 'N1', 'N2', 'N3')"],
  ['CVA-CODES', "('clean', 'zero-emission', 'other')"],
]

/** CEN's lists, taken from the rule named, with additions. */
export const ICD_AND_EAS: Readonly<Record<string, { rule: string; more: string }>> = {
  'ISO-6523-ICD-EXT-CODES': { rule: 'BR-CL-10', more: 'XR01 XR02 XR03' },
  'CEF-EAS-EXT-CODES': { rule: 'BR-CL-25', more: 'XR01 XR02 XR03' },
  'UNTDID-7143-CVD-CODES': { rule: 'BR-CL-13', more: 'CVD' },
}
