/** Why a chain does not hold. */
export type ChainFault =
  | 'link_missing'
  | 'link_changed'
  | 'document_missing'
  | 'document_changed'
  | 'record_changed'
  | 'document_without_link'
  | 'end_missing'

/** What was found; `earlier` documents were issued before there was a chain, and are not proven by it. */
export interface ChainReport {
  links: number
  earlier: number
  /** The hash of the last link. Note it elsewhere, and a chain rebuilt from the start is noticed. */
  head: string | null
  /** The first fault; `number` is null where not even that is known any more. */
  broken: { fault: ChainFault; position: number | null; number: string | null } | null
}
