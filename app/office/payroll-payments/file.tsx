import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { cameBackOf, readCameBack } from '~/domain/payroll-payments/files.server'
import { maskIban } from '~/domain/values/iban'
import { house } from '~/house.server'
import { FilePage } from './file-page'
import { getVisibleFile } from './payments.server'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollPayments.file.title,
} satisfies RouteHandle

export async function loader({ scope, user, params }: Args<typeof handle, 'paymentFileId'>) {
  const { content, sha256: _, ...file } = await getVisibleFile({ scope, user }, params.paymentFileId)
  const cameBack = await readCameBack(house.reader, scope)
  return {
    ...file,
    account: content.debtor.iban,
    payments: content.payments.map(({ id, cents, recipient, iban, purpose, endToEndId }) => ({
      ...{ id, cents, recipient, purpose, endToEndId },
      cameBackCents: cameBackOf({ cents, endToEndId }, cameBack),
      ibanMasked: iban === '' ? '' : maskIban(iban),
    })),
  }
}

export default function PaymentFile() {
  return <FilePage {...useLoaderData<typeof loader>()} />
}
