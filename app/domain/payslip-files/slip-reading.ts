import type { TextPiece } from './page-text'

/** Everything in a PDF, shown on a page or not. */
export interface SlipReading {
  /** Text shown on each page. */
  pages: TextPiece[][]
  /** All text in the file, including that of its pages; pieces are joined by `JOINT`. */
  texts: string[]
  /** Invisible letters (covered, or in the colour of the paper), if the pages were rendered. */
  unseen: string[]
  /** What cannot be read: a part of the file, or a font. */
  unread: 'streams' | 'type' | null
  /** False if a page draws invisible letters. */
  isAllShown: boolean
}

/** Reads a file's bytes and renders its pages if needed, outside the service's process. */
export type ReadSlip = (bytes: Uint8Array, isLookedAt?: boolean) => Promise<SlipReading>

/** Rewrites a file with only what its pages show; undefined if that fails. */
export type WriteSlip = (bytes: Uint8Array) => Promise<Uint8Array | undefined>
