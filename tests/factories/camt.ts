// Statements as ISO 20022 and annex 3 of the German banks' DFÜ agreement write them; by hand.

export interface Part {
  /** In cents, signed as the account sees it. */
  cents: number
  text?: string
  name?: string
  endToEndId?: string
  /** The payer's account, and its mandate. */
  iban?: string
  mandate?: string
  /** Reason of a return. */
  reason?: string
}

export interface Said extends Part {
  /** GVC. */
  code?: string
  /** Text of the entry. */
  label?: string
  status?: 'BOOK' | 'PDNG' | 'INFO'
  /** What it consists of; the entry itself without. */
  parts?: Part[]
  /** Our own file that it settles. */
  batchId?: string
}

/** A statement of one day, with balances that fit its booked entries. */
export function camtOf(
  said: readonly Said[],
  { day = '2026-03-04', opening = 100_000, iban = 'DE88100900001234567892' } = {},
): string {
  const closing = said
    .filter(({ status = 'BOOK' }) => status === 'BOOK')
    .reduce((sum, { cents }) => sum + cents, opening)
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>053-${day}</MsgId><CreDtTm>${day}T22:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${day}</Id><CreDtTm>${day}T22:00:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance('OPBD', opening, day)}${balance('CLBD', closing, day)}
${said.map((one) => entry(one, day)).join('\n')}</Stmt></BkToCstmrStmt></Document>`
}

function entry(
  { code = '166', label = '', status = 'BOOK', parts, batchId, ...own }: Said,
  day: string,
): string {
  const batch = batchId === undefined ? '' : `<Btch><PmtInfId>${batchId}</PmtInfId></Btch>`
  const details =
    batchId !== undefined && !parts ? '' : (parts ?? [own]).map((part) => transaction(part, code)).join('')
  return `<Ntry>${amount(own.cents)}<Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
<AcctSvcrRef>NONREF</AcctSvcrRef><BkTxCd><Prtry><Cd>N${code === '109' ? 'RTI' : 'TRF'}+${code}+0</Cd><Issr>DK</Issr></Prtry></BkTxCd>
<NtryDtls>${batch}${details}</NtryDtls><AddtlNtryInf>${label}</AddtlNtryInf></Ntry>`
}

function transaction(
  { cents, text = '', name = 'Anna Petersen', endToEndId, iban, mandate, reason }: Part,
  code: string,
): string {
  const returned = code === '109'
  const side = cents > 0 === returned ? 'Cdtr' : 'Dbtr'
  return `<TxDtls><Refs><EndToEndId>${endToEndId ?? 'NOTPROVIDED'}</EndToEndId>${mandate === undefined ? '' : `<MndtId>${mandate}</MndtId>`}</Refs>${amount(cents)}
<RltdPties><${side}><Pty><Nm>${name}</Nm></Pty></${side}>${iban === undefined ? '' : `<${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>`}</RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf>
${reason === undefined ? '' : `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>`}</TxDtls>`
}

function balance(code: string, cents: number, day: string): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents)}<Dt><Dt>${day}</Dt></Dt></Bal>`
}

function amount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `<Amt Ccy="EUR">${digits.slice(0, -2)}.${digits.slice(-2)}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
}
