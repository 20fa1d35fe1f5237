/** Stores the bytes of frozen documents outside the database, under the SHA-256 of the stored bytes (decision 159). */
export interface DocumentStore {
  /** Returns when the bytes are on disk. Existing bytes are never rewritten. @returns their SHA-256 in hex */
  put(bytes: Uint8Array): Promise<string>
  /** Undefined if there are none. The bytes may be damaged: the caller knows what they must be. */
  get(sha256: string): Promise<Buffer | undefined>
}

export interface KeptFile {
  sha256: string
  /** When it was last stored, in milliseconds since 1970. */
  putAt: number
}

/** For sweeping only. */
export interface SweptStore {
  /** All files, in parts, each in name order. */
  list(): AsyncGenerator<KeptFile[]>
  remove(sha256: string): Promise<void>
  /** Removes half-written files from before a time in milliseconds since 1970. @returns how many */
  removeUnfinished(before: number): Promise<number>
}
