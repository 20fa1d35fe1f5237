import { folderStorage } from './folder-storage'

/** A bucket that speaks the S3 API, and who asks. */
export interface BucketSettings {
  /** `https://<host>/<bucket>`, with `/<folder>` behind it where the bucket is shared. */
  address: string
  region: string
  keyId: string
  secret: string
}

/** With a bucket. */
export interface Patience {
  partBytes?: number
  attempts?: number
  /** Before the second attempt, in milliseconds; twice as long before each further one. */
  waitMs?: number
  /** For a page of a list, in milliseconds. */
  listMs?: number
  /** For anything else, in milliseconds; longer with each byte that goes along. */
  answerMs?: number
}

/** Where backups lie: a folder, or a bucket. Names have "/" between their parts, as `documents/ab/…`. */
export interface BackupStorage {
  /** Its path or its address, for people; no secret is in it. */
  address: string
  /** What lies there and is whole, with its length in bytes. */
  list(): Promise<Map<string, number>>
  /** All of it under its name or nothing, and compared with what was sent. */
  put(name: string, bytes: Uint8Array): Promise<void>
  putFile(name: string, file: string): Promise<void>
  /** @throws Error where there is none */
  get(name: string): Promise<Buffer>
  getFile(name: string, file: string): Promise<void>
  remove(names: readonly string[]): Promise<void>
  /** Removes what a killed process left half written. Only one may write at a time. */
  sweep(): Promise<void>
}

/** @throws Error where it is not there */
export async function openStorage(
  place: string | BucketSettings,
  patience?: Patience,
): Promise<BackupStorage> {
  if (typeof place === 'string') return folderStorage(place)
  // Only where there is a bucket: a client that the others need not load.
  const { bucketStorage } = await import('./bucket-storage')
  return bucketStorage(place, patience)
}
