export type ChainFault =
  | 'link_missing'
  | 'link_changed'
  | 'document_missing'
  | 'document_changed'
  | 'record_changed'
  | 'document_without_link'
  | 'end_missing'

/** `earlier` counts the documents issued before the chain began, which it does not prove. */
export interface ChainReport {
  links: number
  earlier: number
  /** Hash of the last link. Keep a copy elsewhere and a chain rebuilt from the start is noticed. */
  head: string | null
  /** The first fault; `number` is null if it is unknown. */
  broken: { fault: ChainFault; position: number | null; number: string | null } | null
}
