import type { CollectionInFile, DebitFile } from '~/domain/debits/debit-file'
import type { RenderedFile } from '~/domain/documents/render'
import { type Cents, sum } from '~/domain/values/money'
import { type Element, element, type Part, xmlDocument } from '../xml'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08'

/** Bytes never change for the same content: a run has only the hash of its file. */
export function debitFile(file: DebitFile): RenderedFile {
  const root = element('Document', [initiation(file)], { xmlns: NAMESPACE })
  if (!root) throw new Error('a direct debit file is empty')
  return {
    bytes: Buffer.from(xmlDocument(root)),
    mediaType: 'application/xml',
    fileName: `${file.messageId}.xml`,
  }
}

/** pain.008.001.08 as German banks take it (GBIC, Anlage 3 to the DFÜ agreement, chapter 2): one block a file. */
function initiation(file: DebitFile): Part {
  const { messageId, at, creditor, collections } = file
  const totals = [
    element('NbOfTxs', String(collections.length)),
    element('CtrlSum', euros(sum(collections.map(({ cents }) => cents)))),
  ]
  return element('CstmrDrctDbtInitn', [
    element('GrpHdr', [
      element('MsgId', messageId),
      element('CreDtTm', at),
      ...totals,
      element('InitgPty', [element('Nm', creditor.name)]),
    ]),
    element('PmtInf', [
      element('PmtInfId', messageId),
      element('PmtMtd', 'DD'),
      ...totals,
      element('PmtTpInf', [
        element('SvcLvl', [element('Cd', 'SEPA')]),
        element('LclInstrm', [element('Cd', file.scheme)]),
        element('SeqTp', file.sequence),
      ]),
      element('ReqdColltnDt', file.collectOn),
      element('Cdtr', [element('Nm', creditor.name)]),
      element('CdtrAcct', [account(creditor.iban)]),
      element('CdtrAgt', [UNNAMED_BANK]),
      element('ChrgBr', 'SLEV'),
      element('CdtrSchmeId', [creditorScheme(creditor.id)]),
      ...collections.map(transaction),
    ]),
  ])
}

function creditorScheme(id: string): Part {
  return element('Id', [
    element('PrvtId', [element('Othr', [element('Id', id), element('SchmeNm', [element('Prtry', 'SEPA')])])]),
  ])
}

function transaction(collection: CollectionInFile): Element | undefined {
  const { cents, mandateReference, signedOn } = collection
  return element('DrctDbtTxInf', [
    element('PmtId', [element('EndToEndId', collection.endToEndId)]),
    element('InstdAmt', euros(cents), { Ccy: 'EUR' }),
    element('DrctDbtTx', [
      element('MndtRltdInf', [
        element('MndtId', mandateReference),
        element('DtOfSgntr', signedOn),
        ...amendment(collection),
      ]),
    ]),
    element('DbtrAgt', [UNNAMED_BANK]),
    element('Dbtr', [element('Nm', collection.holder), address(collection)]),
    element('DbtrAcct', [account(collection.iban)]),
    element('RmtInf', [element('Ustrd', collection.purpose)]),
  ])
}

/** The same mandate, of a creditor that has another name or id since, or with a new debtor account. */
function amendment({ isAmended, originalCreditor }: CollectionInFile): Part[] {
  if (!isAmended && originalCreditor === null) return []
  const { name, id } = originalCreditor ?? { name: null, id: null }
  return [
    element('AmdmntInd', 'true'),
    element('AmdmntInfDtls', [
      originalCreditor &&
        element('OrgnlCdtrSchmeId', [name && element('Nm', name), id && creditorScheme(id)]),
      isAmended && element('OrgnlDbtrAcct', [element('Id', [element('Othr', [element('Id', 'SMNDA')])])]),
    ]),
  ]
}

/** The IBAN says which bank it is. */
const UNNAMED_BANK = element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])])

function account(iban: string): Part {
  return element('Id', [element('IBAN', iban)])
}

function address({ address }: CollectionInFile): Part {
  return (
    address &&
    element('PstlAdr', [
      element('TwnNm', address.town),
      element('Ctry', address.country),
      ...address.lines.map((line) => element('AdrLine', line)),
    ])
  )
}

/** With a point and two decimals, by the digits alone. */
function euros(cents: Cents): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
