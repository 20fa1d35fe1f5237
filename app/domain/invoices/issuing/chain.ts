import { createHash } from 'node:crypto'

/** Version of the hashed format; change it with the format. */
const FORMAT = 'zahltag-chain-1'

/** Invoices and credit notes share one chain, whatever their number formats. */
export const CHAIN = 'invoice'

/** Previous hash of the first link. */
export const GENESIS = '0'.repeat(64)

/** What is hashed of a document. Hashes are SHA-256 in hex. */
export interface ChainedDocument {
  tenantId: string
  range: string
  /** From 1, without gaps. */
  position: number
  number: string
  previousHash: string
  /** Of the frozen view's JSON as stored. */
  viewSha256: string
  files: readonly { mediaType: string; sha256: string }[]
}

/** Hash of a link: one `name value` per line, so that `sha256sum` can check it (decision 121). */
export function hashOfLink(document: ChainedDocument): string {
  const files = document.files.map(({ mediaType, sha256: hash }) => `file ${mediaType} ${hash}`).sort()
  const lines = [
    FORMAT,
    `tenant ${document.tenantId}`,
    `range ${document.range}`,
    `position ${document.position}`,
    `number ${document.number}`,
    `previous ${document.previousHash}`,
    `view ${document.viewSha256}`,
    ...files,
  ]
  return sha256(lines.map((line) => `${line}\n`).join(''))
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
