import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '~db/make-folder'
import type { FormWithFiles } from './file-on-disk'
import { readFormWithFiles } from './form-with-files.server'

/** Folder in the data directory for files being read. */
export const UPLOADS = 'uploads'

interface Room {
  /** Uploads are personal data, so they stay out of the shared /tmp. */
  dataDir: string
  mostBytes: number
}

/** Streams a multipart form (RFC 7578) to disk, passes it on and removes its files. */
export async function withFilesOnDisk<Result>(
  request: Request,
  { dataDir, mostBytes }: Room,
  work: (form: FormWithFiles) => Promise<Result>,
): Promise<Result> {
  const room = join(dataDir, UPLOADS)
  makeFolder(room)
  const directory = await mkdtemp(join(room, 'form-'))
  try {
    return await work(await readFormWithFiles(request, directory, mostBytes))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
