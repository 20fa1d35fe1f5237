import {
  unstable_composeUploadHandlers as composeUploadHandlers,
  unstable_createFileUploadHandler as createFileUploadHandler,
  unstable_createMemoryUploadHandler as createMemoryUploadHandler,
  type NodeOnDiskFile,
  unstable_parseMultipartFormData as parseMultipartFormData,
} from '@remix-run/node'
import type { FormWithFiles } from './file-on-disk'
import { FILE_FIELD } from './form-fields'

const LONGEST_FIELD = 1000

const LONGEST_NAME = 120

export async function readFormWithFiles(
  request: Request,
  directory: string,
  mostBytes: number,
): Promise<FormWithFiles> {
  let count = 0
  const toDisk = createFileUploadHandler({
    directory,
    maxPartSize: mostBytes,
    file: () => `${++count}.part`,
    filter: ({ name, filename }) => name === FILE_FIELD && filename !== '',
  })
  const toMemory = createMemoryUploadHandler({
    maxPartSize: LONGEST_FIELD,
    filter: ({ filename }) => !filename,
  })
  const names: string[] = []
  const form = await parseMultipartFormData(
    request,
    composeUploadHandlers(async (part) => {
      const kept = await toDisk(part)
      if (kept && part.filename) names.push(part.filename.slice(-LONGEST_NAME))
      return kept
    }, toMemory),
  )
  const files = form.getAll(FILE_FIELD).filter((file) => typeof file !== 'string')
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    files: files.map((file, index) => ({
      path: (file as unknown as NodeOnDiskFile).getFilePath(),
      name: names[index] ?? '',
    })),
    fields: Object.fromEntries(fields),
  }
}
