import { folderStorage } from './folder-storage'

/** A bucket with the S3 API, and its credentials. */
export interface BucketSettings {
  /** `https://<host>/<bucket>`, followed by `/<folder>` if the bucket is shared. */
  address: string
  region: string
  keyId: string
  secret: string
}

/** Timeouts of a bucket. */
export interface Patience {
  partBytes?: number
  attempts?: number
  /** Before the second attempt, in milliseconds; doubles with each further one. */
  waitMs?: number
  /** For a page of a list, in milliseconds. */
  listMs?: number
  /** Other timeouts in milliseconds, without the time for the bytes sent. */
  answerMs?: number
}

/** A folder or a bucket. Names have "/" between their parts, as `documents/ab/…`. */
export interface BackupStorage {
  /** Path or address, for people; contains no secret. */
  address: string
  /** Complete files with their sizes in bytes. */
  list(): Promise<Map<string, number>>
  /** Stored completely or not at all, and compared with what was sent. */
  put(name: string, bytes: Uint8Array): Promise<void>
  putFile(name: string, file: string): Promise<void>
  /** @throws Error if there is none */
  get(name: string): Promise<Buffer>
  getFile(name: string, file: string): Promise<void>
  remove(names: readonly string[]): Promise<void>
  /** Removes half-written files of a killed process. Only one process may write at a time. */
  sweep(): Promise<void>
}

/** @throws Error if it does not exist */
export async function openStorage(
  place: string | BucketSettings,
  patience?: Patience,
): Promise<BackupStorage> {
  if (typeof place === 'string') return folderStorage(place)
  // Loaded only if there is a bucket.
  const { bucketStorage } = await import('./bucket-storage')
  return bucketStorage(place, patience)
}
