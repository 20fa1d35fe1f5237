/** GVC of a direct debit that came back (108 business, 109) and of a transfer that did (159). */
const RETURNS: ReadonlySet<string> = new Set(['108', '109', '159'])

/** Of ISO 20022: an unpaid or reversed direct debit, a transfer that is given back. */
const ISO_RETURN = /\.(?:UPDD|PRDD|RRTN)$/

/** By the German code, or where a bank has none, by that of ISO 20022. */
export function isReturn(code: string | null, isoCode: string | null = null): boolean {
  return code === null ? isoCode !== null && ISO_RETURN.test(isoCode) : RETURNS.has(code)
}

/** Reasons of ISO 20022 for a payment that comes back (ExternalReturnReason1Code), as banks use them for SEPA. */
const REASON =
  /\b(A[CGM](?:0[1-9]|1[0-3])|BE0[145]|CNOR|CUST|DNOR|DT01|DUPL|ED05|FF05|FOCR|FRAD|MD0[1267]|MS0[23]|NOAS|NOOR|RC0[147]|RR0[1-4]|SL(?:01|1[1-4])|TECH|TM01|UPAY)\b/

/** Of a return, where the bank says it in its text alone. */
export function reasonInText(text: string): string | null {
  return REASON.exec(text)?.[1] ?? null
}
