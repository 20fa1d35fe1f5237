import type { TypedResponse } from '@remix-run/node'
import type { OfficeScope } from '~/domain/kernel/scope'
import { FilesWaiting } from '~/domain/kernel/turns'
import { BodyTooLarge } from '~/http/body.server'
import { logRefusedFile } from '~/http/refused-file.server'
import type { Fault, FaultKey } from './faults'
import { FILE_FIELD } from './form-fields'
import type { FieldConflict } from './office-form.server'
import { giveBackHere } from './refused-form.server'
import { readUploadedFile } from './uploaded-file.server'

interface FileForm {
  request: Request
  scope: OfficeScope
  conflict: FieldConflict['of']
  faults: { missing: FaultKey; tooLarge: FaultKey }
}

/** Carries out a form with a single file (multipart, RFC 7578), or redirects to its page with the fault. */
export async function carryOutUpload(
  { request, scope, conflict, faults }: FileForm,
  carryOut: (bytes: Uint8Array, formKey: string | undefined) => Promise<TypedResponse<never>>,
) {
  const refuse = (fault: Fault, status?: 413) => {
    logRefusedFile(request, scope, fault)
    const refusal = { faults: { [FILE_FIELD]: fault }, values: {} }
    return giveBackHere(request, { refusal, wait: 0, ...(status ? { status } : {}) })
  }
  try {
    const file = await readUploadedFile(request)
    return file ? await carryOut(file.bytes, file.formKey) : refuse(faults.missing)
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuse(faults.tooLarge, 413)
    if (error instanceof conflict || error instanceof FilesWaiting) return refuse(error.code)
    throw error
  }
}
