import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getFile } from '~/domain/payroll-payments/files.server'
import { maskIban } from '~/domain/values/iban'
import { house } from '~/house.server'
import { FilePage } from './file-page'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollPayments.file.title,
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'paymentFileId'>) {
  const {
    content,
    sha256: _,
    ...file
  } = await getFile(house.reader, house.vault, scope, params.paymentFileId)
  return {
    ...file,
    account: content.debtor.iban,
    payments: content.payments.map(({ id, cents, recipient, iban, purpose, endToEndId }) => ({
      ...{ id, cents, recipient, purpose, endToEndId },
      ibanMasked: iban === '' ? '' : maskIban(iban),
    })),
  }
}

export default function PaymentFile() {
  return <FilePage {...useLoaderData<typeof loader>()} />
}
