import type { TextPiece } from './page-text'

/** All that a PDF says, whether or not a page shows it. */
export interface SlipReading {
  /** What each page shows. */
  pages: TextPiece[][]
  /** Whatever else can be read in the file, its pages once more. Pieces of it are put together by `JOINT`. */
  texts: string[]
  /** Letters that a page draws and no one sees, as they lie under others or have the colour of paper; where the pages were looked at. */
  unseen: string[]
  /** What cannot be read: a part of the file, or the letters of one of its fonts. */
  unread: 'streams' | 'type' | null
  /** False where a page draws letters that no one sees. */
  isAllShown: boolean
}

/** Reads a file byte by byte, and looks at what its pages show where it has to, apart from the service. */
export type ReadSlip = (bytes: Uint8Array, isLookedAt?: boolean) => Promise<SlipReading>

/** Writes a file anew, with what its pages show and nothing else; undefined where it cannot be. */
export type WriteSlip = (bytes: Uint8Array) => Promise<Uint8Array | undefined>
