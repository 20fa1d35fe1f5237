export interface RenderedFile {
  bytes: Uint8Array
  mediaType: string
  fileName: string
  isSealed?: boolean
}

/** The logo of a letter, a PNG or JPEG fit to print, or the firm's name in its place. */
export interface Letterhead {
  logo: Uint8Array | null
}

/** Data that a file must contain but its frozen view must not. */
export interface Secrets {
  /** The debited account in full. */
  debtorIban?: string
}

/**
 * Renders a frozen view into files, at most one per media type. Slow and asynchronous, so never call it inside a
 * transaction.
 */
export type Render<View> = (view: View, letterhead: Letterhead, secrets?: Secrets) => Promise<RenderedFile[]>
