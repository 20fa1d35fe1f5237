interface Kind {
  code: string | null
  isoCode: string | null
  label: string
}

/** GVC of money that somebody sent: standing orders, wages and transfers of SEPA (not 159, one that came back). */
const GVC = /^(?:15[1-8]|16\d)$/
/** The same of ISO 20022. */
const ISO = /^PMNT\.(?:RCDT|RRCT)\b(?!\.RRTN)/
const LABEL = /(?:ue|ü)berw/i

/** Whether the bank says that money came as a transfer, whatever its payer writes: then it is no debit of ours. */
export function isTransfer({ code, isoCode, label }: Kind): boolean {
  if (code !== null) return GVC.test(code)
  return isoCode === null ? LABEL.test(label) : ISO.test(isoCode)
}
