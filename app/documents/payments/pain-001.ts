import type { RenderedFile } from '~/domain/documents/render'
import type { DebtorAddress, PaymentFile, PaymentInFile } from '~/domain/payroll-payments/payment-file'
import { amountOf, sum } from '~/domain/values/money'
import { type Element, element, type Part, xmlDocument } from '../xml'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/** Bytes never change for the same content: a file made again is the one that a bank may have. */
export function paymentFile(file: PaymentFile): RenderedFile {
  const root = element('Document', [initiation(file)], { xmlns: NAMESPACE })
  if (!root) throw new Error('a file of transfers is empty')
  return {
    bytes: Buffer.from(xmlDocument(root)),
    mediaType: 'application/xml',
    fileName: `${file.messageId}.xml`,
  }
}

/** pain.001.001.09 as German banks take it (GBIC, Anlage 3 to the DFÜ agreement, chapter 2): one block a file. */
function initiation({
  messageId,
  at,
  executeOn,
  isSalary,
  isBookedAsOne,
  debtor,
  payments,
}: PaymentFile): Part {
  const totals = [
    element('NbOfTxs', String(payments.length)),
    element('CtrlSum', amountOf(sum(payments.map(({ cents }) => cents)))),
  ]
  return element('CstmrCdtTrfInitn', [
    element('GrpHdr', [
      element('MsgId', messageId),
      element('CreDtTm', at),
      ...totals,
      element('InitgPty', [element('Nm', debtor.name)]),
    ]),
    element('PmtInf', [
      element('PmtInfId', messageId),
      element('PmtMtd', 'TRF'),
      element('BtchBookg', String(isBookedAsOne)),
      ...totals,
      element('PmtTpInf', [
        element('SvcLvl', [element('Cd', 'SEPA')]),
        isSalary && element('CtgyPurp', [element('Cd', 'SALA')]),
      ]),
      element('ReqdExctnDt', [element('Dt', executeOn)]),
      element('Dbtr', [element('Nm', debtor.name), address(debtor.address)]),
      element('DbtrAcct', [account(debtor.iban)]),
      // The IBAN says which bank it is.
      element('DbtrAgt', [element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])])]),
      element('ChrgBr', 'SLEV'),
      ...payments.map(transfer),
    ]),
  ])
}

function transfer({ endToEndId, cents, recipient, iban, purpose }: PaymentInFile): Element | undefined {
  return element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', endToEndId)]),
    element('Amt', [element('InstdAmt', amountOf(cents), { Ccy: 'EUR' })]),
    element('Cdtr', [element('Nm', recipient)]),
    element('CdtrAcct', [account(iban)]),
    element('RmtInf', [element('Ustrd', purpose)]),
  ])
}

function account(iban: string): Part {
  return element('Id', [element('IBAN', iban)])
}

function address(of: DebtorAddress | null): Part {
  return (
    of &&
    element('PstlAdr', [
      element('StrtNm', of.street),
      element('PstCd', of.postalCode),
      element('TwnNm', of.town),
      element('Ctry', of.country),
    ])
  )
}
