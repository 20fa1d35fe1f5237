/** Keeps the bytes of frozen documents outside the database, each under the SHA-256 of what is kept (decision 159). */
export interface DocumentStore {
  /** Returns when the bytes are on the disk. Kept bytes are never written again. @returns their SHA-256 in hex */
  put(bytes: Uint8Array): Promise<string>
  /** Undefined where there are none. They may have been damaged since: the caller knows what they must be. */
  get(sha256: string): Promise<Buffer | undefined>
}

export interface KeptFile {
  sha256: string
  /** When it was last put there, in milliseconds since 1970. */
  putAt: number
}

/** What only the sweeping of a store may do. */
export interface SweptStore {
  /** All that is there, a part of the store at a time, each in the order of its names. */
  list(): AsyncGenerator<KeptFile[]>
  remove(sha256: string): Promise<void>
  /** Removes what was left half written before a time in milliseconds since 1970; says how many. */
  removeUnfinished(before: number): Promise<number>
}
