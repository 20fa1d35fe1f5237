export interface SaidKind {
  code: string | null
  isoCode: string | null
  label: string
}

/** GVC codes of what somebody sent: SEPA transfers, standing orders and wages (not 159, a returned transfer). */
const GVC = /^(?:15[1-8]|16\d)$/
/** The same of ISO 20022. */
const ISO = /^PMNT\.(?:RCDT|RRCT)\b(?!\.RRTN)/
const LABEL = /(?:ue|ü)berw/i

/** Whether the bank does not say what money is. */
export function isUnsaid({ code, isoCode, label }: SaidKind): boolean {
  return code === null && isoCode === null && label.trim() === ''
}

/** Whether the bank says that money came as a transfer, whatever its payer writes: then it is no debit of ours. */
export function isTransfer({ code, isoCode, label }: SaidKind): boolean {
  if (code !== null) return GVC.test(code)
  return isoCode === null ? LABEL.test(label) : ISO.test(isoCode)
}
