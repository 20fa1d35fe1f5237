import { fileName } from '~/documents/file-name'
import { qrCodePng } from '~/documents/qr-code'
import { findCustomer } from '~/domain/customers/find.server'
import { NotFound } from '~/domain/kernel/errors'
import type { LinkScope } from '~/domain/kernel/scope'
import { readBalance } from '~/domain/portals/balance.server'
import { readPayee } from '~/domain/tenants/contact.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'

export async function portalGiroCodePicture(request: Request, scope: LinkScope): Promise<Response> {
  const customer = await findCustomer(house.reader, scope, scope.subjectId)
  if (!customer) throw new NotFound()
  const payee = await readPayee(house.reader, scope.tenantId)
  const { transfer } = await readBalance(house.reader, scope, { payee, customer })
  if (!transfer?.giroCode) throw new NotFound()
  return madeFile(request, {
    bytes: qrCodePng(transfer.giroCode),
    mediaType: 'image/png',
    fileName: fileName('png', 'GiroCode', customer.number),
  })
}
