/** Our findings where the official rules do not check, and why we are right. */
const STRICTER: ReadonlySet<string> = new Set([
  // Only checked on totals that exist.
  ...['BR-12', 'BR-13', 'BR-14', 'BR-15'],
  // The official ones count: two lines pass for a line and its group.
  ...['BR-S-01', 'BR-AF-01', 'BR-AG-01'],
  // CII's look for the rate in the wrong place, and so find nothing.
  ...['BR-AF-08', 'BR-AG-08'],
  // Only checked for an account that exists, and this one is in words.
  ...['BR-61', 'BR-CO-25'],
  // An empty element says nothing. Where Peppol's R008 does not apply, the official rules accept it.
  ...['BR-55', 'BR-56', 'BR-57', 'BR-DE-30', 'BR-DE-31'],
  // UBL's read the currency in the wrong place, and so check nothing; UBL-DT-01 says the same there.
  ...['BR-DEC-13', 'BR-DEC-15'],
  // A total in a foreign currency does not count: EN 16931 has one currency for all of them (BT-5).
  'CURRENCY-1',
])
/** Findings that follow from another one of both sides. */
const FOLLOWS: readonly (readonly [RegExp, readonly string[]])[] = [
  // A tax that is not VAT is ignored: so no group has its line, and no line its group or rate.
  [/^BR-[A-Z]+-0[158]$/, ['BR-CO-04', 'BR-32', 'BR-37', 'BR-47']],
  [/^BR-DE-14$/, ['BR-47']],
  [/^BR-20$/, ['BR-19']],
  [/^PEPPOL-EN16931-R053$/, ['BR-CO-15']],
  [/^PEPPOL-EN16931-R054$/, ['BR-53']],
  [/^BR-CO-14$/, ['BR-CO-15']],
  // Amounts collected for others in an unknown currency, or with a tenth of a cent, which KoSIT rounds.
  [/^BR-CL-03$/, ['BR-DEX-14']],
  [/^BR-DEX-09$/, ['BR-DEX-13', 'UBL-DT-01']],
  // An indicator that is neither true nor false counts as a discount.
  [/^BR-CO-1[12]$/, ['CII-SR-463']],
]
/** Official rules, and ours for the same requirement. */
const SAME: Readonly<Record<string, RegExp>> = {
  'UBL-DT-01': /^BR-DEC-/,
  'CII-SR-470': /^BR-61$/,
  'CII-SR-439': /^BR-26$/,
  'CII-SR-009': /^BR-01$/,
  'CII-SR-010': /^BR-01$/,
  'CII-SR-014': /^BR-04$/,
  'BR-O-11': /^BR-O-12$/,
  'BR-O-12': /^BR-(?:O-11|CO-04)$/,
  'BR-O-13': /^BR-(?:O-14|32)$/,
  'BR-O-14': /^BR-(?:O-13|37)$/,
  'UBL-SR-07': /^BR-55$/,
  'UBL-SR-13': /^UBL-SR-53$/,
  'UBL-SR-19': /^UBL-SR-20$/,
  'UBL-SR-21': /^UBL-SR-20$/,
  'UBL-SR-31': /^UBL-SR-30$/,
  'UBL-SR-48': /^BR-CO-04$/,
  'BR-52': /^PEPPOL-EN16931-R008$/,
  'BR-DE-2': /^BR-06$/,
  'BR-CO-26': /^BR-06$/,
  'PEPPOL-EN16931-R040': /^BR-(?:31|36|41|43)$/,
  'PEPPOL-EN16931-R046': /^BR-26$/,
  'PEPPOL-EN16931-R043-1': /R043$|^CII-SR-463$/,
  'PEPPOL-EN16931-R043-2': /R043$/,
  'PEPPOL-EN16931-R010': /^BR-63$/,
  'PEPPOL-EN16931-R020': /^BR-62$/,
  'PEPPOL-EN16931-R055': /^BR-(?:05|53|CL-0[345]|CO-15)$/,
  'PEPPOL-EN16931-R110': /^UBL-SR-08$/,
  'PEPPOL-EN16931-R111': /^UBL-SR-08$/,
  'BR-09': /^BR-08$/,
  'BR-11': /^BR-10$/,
  'BR-06': /^UBL-SR-09$/,
  'BR-07': /^UBL-SR-15$/,
  'BR-18': /^UBL-SR-22$/,
  'BR-DE-18': /^UBL-SR-05$/,
  'BR-S-02': /^BR-CO-04$/,
  'BR-CO-14': /^BR-CO-15$/,
  'BR-S-08': /^CII-SR-463$/,
  'BR-CO-11': /^CII-SR-463$/,
  'BR-IC-12': /^(?:UBL-SR-24|BR-57)$/,
  'BR-TMP-CVD-01': /^BR-CL-13$/,
  'BR-DEX-01': /^BR-CL-24$/,
  'BR-DEX-04': /^BR-CL-10$/,
  'BR-DEX-05': /^BR-CL-1[01]$/,
  'BR-DEX-06': /^BR-CL-21$/,
  'BR-DEX-07': /^BR-CL-25$/,
  'BR-DEX-08': /^BR-CL-26$/,
}
/** With these KoSIT's validator stops, as it is no e-invoice; structure.test.ts compares them with the schemas. */
const BY_SCHEMA = /^(?:SCHEMA-|DATE-2$)/
/** German law, check digits, formats: beyond the official rules. */
const OWN = /^(?:USTG-|IBAN|PROFILE-|LEITWEG-)/

/** Findings of one side only; '' if both agree. */
export function differenceOf(ours: readonly string[], official: () => string[]): string {
  if (ours.some((rule) => BY_SCHEMA.test(rule))) return ''
  const theirs = official()
  const isSaid = (rule: string) => ours.includes(rule) || ours.some((own) => SAME[rule]?.test(own))
  const isNamed = (rule: string) =>
    STRICTER.has(rule) ||
    FOLLOWS.some(([form, others]) => form.test(rule) && others.some((other) => theirs.includes(other))) ||
    theirs.some((other) => SAME[other]?.test(rule))
  const missed = theirs.filter((rule) => !isSaid(rule)).map((rule) => `missed ${rule}`)
  const found = ours
    .filter((rule) => !theirs.includes(rule) && !OWN.test(rule) && !isNamed(rule))
    .map((rule) => `found ${rule}`)
  return [...missed, ...found].join(', ')
}
