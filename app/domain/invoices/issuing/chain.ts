import { createHash } from 'node:crypto'

/** Names how links are hashed; another way of hashing needs another name. */
const FORMAT = 'zahltag-chain-1'

/** Invoices and credit notes are one chain, whatever their numbers look like. */
export const CHAIN = 'invoice'

/** What the first link of a chain holds in place of a hash before it. */
export const GENESIS = '0'.repeat(64)

/** An issued document as its link in the chain hashes it. Hashes are SHA-256 in hex. */
export interface ChainedDocument {
  tenantId: string
  range: string
  /** From 1, without a gap. */
  position: number
  number: string
  previousHash: string
  /** Of the frozen view, the JSON text as it is stored. */
  viewSha256: string
  files: readonly { mediaType: string; sha256: string }[]
}

/** The hash of a link: one `name value` per line, so that `sha256sum` can check it (decision 121). */
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
