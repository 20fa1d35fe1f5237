import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '~db/make-folder'
import type { FormWithFiles } from './file-on-disk'
import { readFormWithFiles } from './form-with-files.server'

/** The room in the data directory where files lie while they are read. */
export const UPLOADS = 'uploads'

interface Room {
  /** The data directory: what is sent here may not lie where others can read. */
  dataDir: string
  mostBytes: number
}

/** Reads a form with files (multipart/form-data, RFC 7578) as it comes, hands it on, and leaves nothing on the disk. */
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
