// A month as an account has it, and files that a bank would write of parts of it: by hand after the standards, with nothing
// of the product in them.

export interface Movement {
  day: number
  cents: number
  text: string
  /** The bank's own id; null at banks that have none. */
  reference: string | null
}

export const OPENING_CENTS = 100_000
const BANK_CODE = '10090000'
const ACCOUNT = '1234567892'
const IBAN = 'DE88100900001234567892'

export interface Part {
  from: number
  /** Behind the last. */
  to: number
  /** The day that it begins with. */
  day: number
  /** The bank's number of it, where it counts its statements. */
  number?: number
}

/** Of the movements, those of the part, with the balances before and after it. */
function partOf(month: readonly Movement[], { from, to, day }: Part) {
  const before = month.slice(0, from).reduce((sum, { cents }) => sum + cents, OPENING_CENTS)
  const movements = month.slice(from, to)
  const after = movements.reduce((sum, { cents }) => sum + cents, before)
  return { before, movements, after, first: day, last: movements.at(-1)?.day ?? day }
}

/** One message for each part. */
export function mt940(month: readonly Movement[], parts: readonly Part[]): string {
  return parts
    .flatMap((part) => {
      const { before, movements, after, first, last } = partOf(month, part)
      return [
        ':20:STARTUMS',
        `:25:${BANK_CODE}/${ACCOUNT}`,
        `:28C:${part.number ?? 0}`,
        `:60F:${balance(before, first)}`,
        ...movements.flatMap(({ day, cents, text, reference }) => [
          `:61:2603${two(day)}03${two(day)}${cents < 0 ? 'D' : 'C'}R${comma(cents)}NTRF${reference === null ? 'NONREF' : `NONREF//${reference}`}`,
          `:86:${cents < 0 ? '116' : '166'}?00UMSATZ?20${text}?32Anna Petersen`,
        ]),
        `:62F:${balance(after, last)}`,
        '-',
      ]
    })
    .join('\r\n')
}

function balance(cents: number, day: number): string {
  return `${cents < 0 ? 'D' : 'C'}2603${two(day)}EUR${comma(cents)}`
}

/** One `Stmt`, or one `Rpt` of the running day, for each part. */
export function camt(month: readonly Movement[], parts: readonly Part[], isReport: boolean): string {
  const [kind, message, element, closing] = isReport
    ? ['camt.052', 'BkToCstmrAcctRpt', 'Rpt', 'ITBD']
    : ['camt.053', 'BkToCstmrStmt', 'Stmt', 'CLBD']
  const statements = parts.map((part, index) => {
    const { before, movements, after, first, last } = partOf(month, part)
    return `<${element}><Id>${index}</Id>${part.number ? `<ElctrncSeqNb>${part.number}</ElctrncSeqNb>` : ''}<CreDtTm>2026-04-01T06:00:00</CreDtTm>
      <Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
      ${camtBalance('OPBD', before, first)}${camtBalance(closing ?? '', after, last)}
      ${movements.map(camtEntry).join('')}</${element}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${kind}.001.08"><${message}>
    <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-04-01T06:00:00</CreDtTm></GrpHdr>${statements.join('')}</${message}></Document>`
}

function camtEntry({ day, cents, text, reference }: Movement): string {
  const date = `<Dt>2026-03-${two(day)}</Dt>`
  const side = cents < 0 ? 'Cdtr' : 'Dbtr'
  return `<Ntry><Amt Ccy="EUR">${point(cents)}</Amt><CdtDbtInd>${mark(cents)}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt>${date}</BookgDt><ValDt>${date}</ValDt><AcctSvcrRef>${reference ?? 'NONREF'}</AcctSvcrRef>
    <NtryDtls><TxDtls><Amt Ccy="EUR">${point(cents)}</Amt><CdtDbtInd>${mark(cents)}</CdtDbtInd>
    <RltdPties><${side}><Pty><Nm>Anna Petersen</Nm></Pty></${side}></RltdPties>
    <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
}

function camtBalance(code: string, cents: number, day: number): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${point(cents)}</Amt>
    <CdtDbtInd>${mark(cents)}</CdtDbtInd><Dt><Dt>2026-03-${two(day)}</Dt></Dt></Bal>`
}

function mark(cents: number): string {
  return cents < 0 ? 'DBIT' : 'CRDT'
}

function point(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function comma(cents: number): string {
  return point(cents).replace('.', ',')
}

function two(day: number): string {
  return String(day).padStart(2, '0')
}
